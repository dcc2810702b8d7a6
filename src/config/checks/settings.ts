import { formatPath } from '../formatPath.js';
import { diagnostic } from '../../diagnostics/create.js';
import { type Diagnostic, type Fix } from '../../diagnostics/diagnostic.js';
import type { ConfigCheckContext } from './context.js';
import { faultsOfOverrides } from '../../i18n/overrides.js';
import { type JsonPath } from '../tree.js';
import { offsetsIn, withoutByteOrderMark } from '../../diagnostics/lines.js';
import type { ConfigSource } from '../source.js';
import { nearest } from '../../diagnostics/nearest.js';
import { socialPlatforms } from '../schema/common.js';
import { trimSlashes } from '../../shared/url.js';

/** Reports a background for one mode only. The format requires both, but many sites set one; the other mode then gets the default. */
export function checkBackgrounds({ config, source, isDamaged }: ConfigCheckContext): Diagnostic[] {
  const path = ['background', 'color'] as const;
  if (source.spanOf(path, 'key') === undefined) return [];
  const name = config.schema === 'today' ? 'background.color' : 'colors.background';
  const missing = (['light', 'dark'] as const).filter(
    (mode) => source.spanOf([...path, mode]) === undefined && !isDamaged([...path, mode]),
  );
  return missing.map((mode) =>
    diagnostic('config/half-given', {
      message: `\`${name}\` has no "${mode}"; that mode gets ${config.background.color[mode]}.`,
      help: `Add "${mode}" with a colour.`,
      ...source.placeOf(path, 'key'),
    }),
  );
}

/** Reports the author's replaced messages that are not valid. */
export function checkMessages({ config, source }: ConfigCheckContext): Diagnostic[] {
  return faultsOfOverrides(config.trellis.messages).map(({ kind, path, message, help }) => {
    const place = ['trellis', 'messages', ...path];
    return kind === 'message'
      ? diagnostic('config/bad-message', {
          message: `\`${formatPath(place)}\` has no effect: ${message}`,
          help,
          ...source.placeOf(place),
        })
      : diagnostic('config/unknown-key', {
          message: `${message.slice(0, -1)}, so it has no effect.`,
          help,
          ...source.placeOf(place, 'key'),
        });
  });
}

/**
 * Reports a specification that is named with different overlays in different places, and a name that means two specifications. Each is read once, so
 * only the first counts.
 */
export function checkOverlays({ config, source }: ConfigCheckContext): Diagnostic[] {
  const lists = new Map<string, string>();
  return (config.overlays ?? []).flatMap(({ source: specification, overlays, as }, index) => {
    const path = specification.replace(/^(?:\.?\/)+/, '');
    const list = JSON.stringify(as === undefined ? overlays : [path, overlays]);
    const first = lists.get(as ?? path);
    if (first === undefined) lists.set(as ?? path, list);
    if (first === undefined || first === list) return [];
    return as === undefined
      ? diagnostic('openapi/overlay', {
          message: `\`${specification}\` has other overlays in another place of docs.json; those apply here as well.`,
          help: 'To show it with each of these, give every entry a name with `as`.',
          ...source.placeOf(['overlays', index, 'overlays']),
        })
      : diagnostic('openapi/overlay', {
          message: `The name \`${as}\` already stands for other sources or overlays; it means those here as well.`,
          help: 'Choose another name.',
          ...source.placeOf(['overlays', index, 'as']),
        });
  });
}

/** Reports two redirects from the same path (FORMAT.md 1.0); only one of them can be followed. */
export function checkRepeatedRedirects({ config, source }: ConfigCheckContext): Diagnostic[] {
  const firsts = new Map<string, number>();
  return config.redirects.flatMap((redirect, index) => {
    const path = `/${trimSlashes(redirect.source)}`;
    const first = firsts.get(path);
    if (first === undefined) {
      firsts.set(path, index);
      return [];
    }
    const line = source.spanOf(['redirects', first, 'source'])?.start.line;
    const isSame = config.redirects[first]?.destination === redirect.destination;
    const fix = isSame ? removal(index, source) : undefined;
    return diagnostic('config/duplicate-redirect', {
      message: `A second redirect leads away from ${JSON.stringify(redirect.source)}; the first is in line ${line ?? '?'}.`,
      help: isSame ? 'Remove it: both lead to the same place.' : 'Keep one of them.',
      ...source.placeOf(['redirects', index, 'source']),
      fix,
    });
  });
}

/** Removes a redirect and the comma before it; undefined if there is anything else between it and the previous one. */
function removal(index: number, source: ConfigSource): Fix | undefined {
  const [before, own] = [index - 1, index].map((each) => source.placeOf(['redirects', each]));
  if (!before?.span || !own?.span || before.file !== source.file || own.file !== source.file) return undefined;
  const text = withoutByteOrderMark(source.text);
  const offsetOf = offsetsIn(text);
  const [end, start] = [offsetOf(before.span.end), offsetOf(own.span.start)];
  if (!/^\s*,\s*$/.test(text.slice(end, start))) return undefined;
  return { from: text.slice(end, offsetOf(own.span.end)), to: '', at: { start: before.span.end, end: own.span.end } };
}

/** Reports platforms without an icon of their own (FORMAT.md 1.16), which are shown with a generic one. */
export function checkSocials({ config, source }: ConfigCheckContext): Diagnostic[] {
  const platforms = new Set<string>(socialPlatforms);
  return config.footer.socials.flatMap(({ platform }, index) => {
    if (platforms.has(platform)) return [];
    const suggestion = nearest(platform, socialPlatforms);
    const places: [JsonPath, 'key' | 'value'][] = [
      [['footer', 'socials', platform], 'key'],
      [['footer', 'socials', index, 'type'], 'value'],
    ];
    const [path, part] = places.find((place) => source.spanOf(...place)) ?? [[]];
    return diagnostic('config/unknown-social', {
      message: `There is no icon for the platform ${JSON.stringify(platform)}; a plain link icon is shown.`,
      help:
        suggestion === undefined ? `Known platforms: ${socialPlatforms.join(', ')}.` : `Did you mean "${suggestion}"?`,
      ...source.placeOf(path, part),
    });
  });
}

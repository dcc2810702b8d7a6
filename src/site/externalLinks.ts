import type { Config } from '../config/config.js';
import type { ConfigSource } from '../config/source.js';
import { resolveLink } from '../content/links.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SiteInput } from './input.js';
import { settingsLinks } from './checks/settingsLinks.js';
import { textsOf } from './checks/targets.js';

/** A link to another host, or a file shown from there. */
export interface ExternalLink extends Pick<Diagnostic, 'file' | 'span'> {
  /** The address to request, without fragment. */
  url: string;
}

/** Hosts that never answer: this machine, and names reserved for examples (RFC 2606, 6761). */
const nobody =
  /^(?:(?:.*\.)?(?:localhost|example|test|invalid|local|internal|example\.(?:com|net|org))|0\.0\.0\.0|127\..*|169\.254\..*|\[.*\])$/;

/** The address to request for a link; undefined if it stays on the site. */
export function askedAddress(target: string): string | undefined {
  const link = resolveLink(target, '/');
  const address = link.kind === 'external' ? link.href.replace(/^\/\//, 'https://') : '';
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return nobody.test(url.hostname) ? undefined : url.href;
}

/** Finds every external address in pages, snippets and docs.json, with its positions. */
export function externalLinks(
  content: Pick<SiteInput, 'pages' | 'modules'>,
  settings?: { config: Config; source: Pick<ConfigSource, 'placeOf'> },
): ExternalLink[] {
  const inTexts = textsOf(content).flatMap(({ file, references }) =>
    references.map(({ target, span }) => ({ target, file, ...(span ? { span } : {}) })),
  );
  const inSettings = settings
    ? settingsLinks(settings.config).map(([place, target]) => ({ target, ...settings.source.placeOf(place) }))
    : [];
  return [...inSettings, ...inTexts].flatMap(({ target, ...place }) => {
    const url = askedAddress(target);
    return url === undefined ? [] : { url, ...place };
  });
}

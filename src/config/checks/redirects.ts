import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.js';
import { byteOrderMark, offsetsIn } from '../../diagnostics/lines.js';
import type { ConfigSource } from '../source.js';
import type { ConfigCheckContext } from './context.js';

/** Reports two redirects from the same path (FORMAT.md 1.0); only one of them can be followed. */
export function checkRepeatedRedirects({ config, source }: ConfigCheckContext): Diagnostic[] {
  const seen = new Map<string, number>();
  return config.redirects.flatMap((redirect, index) => {
    const path = `/${redirect.source.replace(/^\/+|\/+$/g, '')}`;
    const first = seen.get(path);
    if (first === undefined) {
      seen.set(path, index);
      return [];
    }
    const line = source.spanOf(['redirects', first, 'source'])?.start.line;
    const isSame = config.redirects[first]?.destination === redirect.destination;
    const fix = isSame ? removal(index, source) : undefined;
    return diagnostic('config/duplicate-redirect', {
      message: `A second redirect leads away from ${JSON.stringify(redirect.source)}; the first is in line ${line ?? '?'}.`,
      help: isSame ? 'Take it out: both lead to the same place.' : 'Keep one of them.',
      ...source.placeOf(['redirects', index, 'source']),
      ...(fix && { fix }),
    });
  });
}

/** Removes a redirect and the comma before it; undefined if there is anything else between it and the previous one. */
function removal(index: number, source: ConfigSource): Fix | undefined {
  const [before, own] = [index - 1, index].map((each) => source.placeOf(['redirects', each]));
  if (!before?.span || !own?.span || before.file !== source.file || own.file !== source.file) return undefined;
  const text = source.text.startsWith(byteOrderMark) ? source.text.slice(1) : source.text;
  const offsetOf = offsetsIn(text);
  const [end, start] = [offsetOf(before.span.end), offsetOf(own.span.start)];
  if (!/^\s*,\s*$/.test(text.slice(end, start))) return undefined;
  return { from: text.slice(end, offsetOf(own.span.end)), to: '', at: { start: before.span.end, end: own.span.end } };
}

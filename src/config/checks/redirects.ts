import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ConfigCheckContext } from './context.js';

/** Two redirects from one path (FORMAT.md 1.0): only one of them can be followed. */
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
    return diagnostic('config/duplicate-redirect', {
      message: `A second redirect leads away from ${JSON.stringify(redirect.source)}; the first is in line ${line ?? '?'}.`,
      help: 'Keep one of them.',
      ...source.placeOf(['redirects', index, 'source']),
    });
  });
}

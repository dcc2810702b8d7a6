import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ConfigCheckContext } from './context.js';

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

import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ConfigCheckContext } from './context.js';

/**
 * A background for one mode only. The format wants both, yet many sites give one; the other mode gets its default, so the
 * site stays whole.
 */
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

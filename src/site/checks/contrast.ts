import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { contrastOf, textContrast } from '../theme.js';
import { inConfig, type Check } from './context.js';

/** Reports accent colours too close to the background for text, which is shown in an adjusted colour. */
export const checkContrast: Check = (context) => {
  const { theme } = context.model;
  return (['light', 'dark'] as const).flatMap((mode): Diagnostic[] => {
    const accent = mode === 'light' ? theme.primary : theme.light;
    const key = ['colors', mode === 'light' ? 'primary' : 'light'];
    const path = mode === 'dark' && !context.input.configSource.spanOf(key) ? ['colors', 'primary'] : key;
    // Colours that docs.json does not set are not the author's responsibility.
    if (theme.accentText[mode] === accent || !context.input.configSource.spanOf(path)) return [];
    const contrast = contrastOf(accent, theme.background[mode]);
    // On an active entry's tint, text is adjusted slightly, which needs no report.
    if (contrast >= textContrast) return [];
    return [
      inConfig(context, path, 'site/low-contrast', {
        message: `${accent} has a contrast of ${contrast.toFixed(1)}:1 on the ${mode} background; text needs ${textContrast}:1.`,
        help: `Text in that colour is rendered in ${theme.accentText[mode]} instead; set ${key.join('.')} to a colour with more contrast to choose it yourself.`,
      }),
    ];
  });
};

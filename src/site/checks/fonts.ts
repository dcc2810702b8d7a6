import { isExternal } from '../../shared/url.js';
import { inConfig, writtenPath, type Check } from './context.js';

/** Families that the site contains or that most systems have. */
const common =
  /^(?:inter|arial|courier new|georgia|helvetica(?: neue)?|segoe ui|tahoma|times(?: new roman)?|trebuchet ms|verdana|system-ui)$/i;

/** Reports fonts of docs.json without a file, which only a few readers have. */
export const checkFonts: Check = (context) => {
  const { config, styles = [] } = context.input;
  const { body, heading } = config.fonts;
  const fonts = Object.entries({ body, heading });
  // Style sheets of other hosts, which cannot be read, may load any font.
  if (config.trellis.stylesheets?.some(isExternal) || styles.some((text) => /@import[^;]*\/\//.test(text))) return [];
  const loaded = fonts.flatMap(([, font]) => (font?.source === undefined ? [] : font.family));
  const families = new Map(
    fonts.flatMap(([part, font]) => (font && !loaded.includes(font.family) ? [[font.family, part] as const] : [])),
  );
  return [...families]
    .filter(
      ([family]) =>
        !common.test(family) && !styles.some((text) => text.includes('@font-face') && text.includes(family)),
    )
    .map(([family, part]) =>
      inConfig(context, writtenPath(context, ['fonts', part, 'family']), 'site/missing-font', {
        message: `Only readers who have the font \`${family}\` installed see it; all others see Inter.`,
        help: 'Put its file into the folder, and name the file beside the family.',
      }),
    );
};

import * as z from 'zod';
import { codeTheme, codeThemes } from '../codeTheme.js';
import { iconLibrary } from '../icon.js';
import { hexColor, image, inert, optionalImage, requiredText, optionalText } from '../values.js';

export const theme = z
  .enum(['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia'])
  .optional()
  .describe('Layout of the site. `maple` and `willow` put logo, search and links above the sidebar.');

export const appearance = z
  .strictObject({
    default: z
      .enum(['system', 'light', 'dark'])
      .default('system')
      .describe('Mode that new readers see; `system` is the one their operating system asks for.'),
    strict: z
      .boolean()
      .default(false)
      .describe('Leaves out the button; together with `default` the site has one mode only.'),
  })
  .describe('Light and dark mode.');

const images = z.union([
  image,
  z.strictObject({
    light: optionalImage.describe('Image in both modes.'),
    dark: optionalImage.describe('Image in both modes, without `light`.'),
  }),
]);

export const background = z
  .strictObject({
    image: images.optional().describe('Image behind every page.'),
    decoration: z.enum(['gradient', 'grid', 'windows']).optional().describe('Decoration behind the content.'),
    color: z
      .strictObject({
        light: hexColor.optional().describe('Background in light mode.'),
        dark: hexColor.optional().describe('Background in dark mode.'),
      })
      .optional()
      .describe('Colour of the page behind everything; give both modes.'),
  })
  .describe('Background of the page.');

export const styling = z
  .strictObject({
    eyebrows: z
      .enum(['section', 'breadcrumbs'])
      .default('section')
      .describe('Small line above the title: the nearest group, or all groups around the page.'),
    codeblocks: z
      .union([
        z.enum(['system', 'dark', ...codeTheme.options]),
        z.strictObject({
          theme: z
            .union([codeTheme, codeThemes])
            .optional()
            .describe('Name of a theme of Shiki: one for both modes, or one for each.'),
          languages: z
            .strictObject({
              custom: z
                .array(requiredText)
                .optional()
                .describe('TextMate grammars of further languages: paths of JSON files in the folder.'),
            })
            .optional()
            .describe('Further languages.'),
        }),
      ])
      .default('system')
      .describe('Code blocks follow the mode (`system`), are `dark` in both, or have the theme that you name.'),
    latex: inert(z.boolean().optional(), 'Formulas are MathML, which needs no style sheet.'),
  })
  .describe('Look of parts of the page.');

export const interaction = z
  .strictObject({
    drilldown: z.boolean().default(true).describe('Whether opening a group on a wide screen leads to its first page.'),
  })
  .describe('What clicks on the navigation do.');

export const icons = z
  .strictObject({ library: iconLibrary.default('fontawesome').describe('Set in which names are looked up first.') })
  .describe('Icons of the site.');

export const thumbnails = z
  .strictObject({
    appearance: z.enum(['light', 'dark']).optional().describe('Mode of the pictures.'),
    background: optionalImage.describe('Picture behind the text: a file of the folder.'),
    fonts: inert(z.unknown().optional(), 'The pictures have the fonts of the site; none is fetched.'),
  })
  .describe('Pictures of pages, for sites that show a link to them.');

const weight = z.number().int().min(1).max(1000).optional().describe('Weight from 1 to 1000.');
const source = optionalText.describe(
  'Path of the font file. Without it, only readers who have the font installed see it.',
);
const format = z.enum(['woff', 'woff2']).optional().describe('Format of that file.');

const face = z.strictObject({ family: requiredText.describe('Name of the family.'), weight, source, format });

export const fonts = z
  .strictObject({
    family: optionalText.describe('Name of the family of all text.'),
    weight,
    source,
    format,
    heading: face.optional().describe('Font of headings.'),
    body: face.optional().describe('Font of all other text.'),
  })
  .describe('Fonts of the site. Without the key, pages use Inter.');

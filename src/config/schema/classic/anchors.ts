import * as z from 'zod';
import { iconName, iconType } from '../icon.js';
import { colorOrGradient, link, oneOrMany, optionalText, requiredText } from '../values.js';

const anchor = z.strictObject({
  name: requiredText.describe('Label.'),
  url: link.describe('Start of the path of the pages that belong to the anchor, or an address elsewhere.'),
  icon: iconName.optional().describe('Icon before the label.'),
  iconType: iconType.default('duotone').describe('Style of `icon`.'),
  color: colorOrGradient
    .optional()
    .describe('Background of the icon; otherwise `colors.anchors`, then `colors.primary`.'),
  version: optionalText.describe('Hides the anchor until this version is selected.'),
  isDefaultHidden: z.boolean().default(false).describe('Hides the anchor until a page inside it is open.'),
  openapi: oneOrMany(requiredText).optional().describe('Specifications whose operations become pages of this anchor.'),
});

export const anchors = z.array(anchor).prefault([]).describe('Entries above the sidebar, each for a part of the site.');

export const topAnchor = z
  .strictObject({
    name: requiredText.default('Documentation').describe('Label.'),
    icon: iconName
      .transform((name) => name ?? 'book-open')
      .prefault('book-open')
      .describe('Icon before the label.'),
    iconType: iconType.default('duotone').describe('Style of `icon`.'),
    color: colorOrGradient.optional().describe('Background of the icon. An old setting; `colors.anchors` replaces it.'),
  })
  .describe('First entry of the anchors, for the pages that no other anchor claims.');

import * as z from 'zod';
import { iconName, iconType } from '../icon.js';
import {
  inert,
  oneOrMany,
  optionalText,
  requiredText,
  colorOrGradient,
  link,
  absoluteUrl,
  language,
} from '../values.js';

const group = z
  .strictObject({
    group: z.string().trim().describe('Heading of the group; empty for a group without one.'),
    get pages() {
      return z
        .array(z.union([requiredText, group]))
        .describe('Paths of pages, relative to the content root and without extension, or further groups.');
    },
    icon: iconName.optional().describe('Icon of a nested group.'),
    iconType: iconType.optional().describe('Style of `icon`.'),
    version: optionalText.describe('Shows the group only while this version is selected.'),
    expanded: z.boolean().optional().describe('Opens a nested group even if the current page is not inside it.'),
    hidden: z.boolean().optional().describe('Leaves the group out of the sidebar; its pages keep their addresses.'),
    tag: optionalText.describe('Small label beside the heading.'),
    openapi: oneOrMany(requiredText).optional().describe('Specifications that the operations of this group come from.'),
    root: inert(optionalText, 'Page of the group itself, in newer sites; list it in `pages`.'),
    public: inert(z.boolean().optional(), 'Access control belongs to the host that delivers the site.'),
  })
  .meta({ id: 'group', description: 'Group of pages.' });

export const classicNavigation = z.array(group).describe('Groups with the pages of each, in the order of the sidebar.');

const anchor = z.strictObject({
  name: requiredText.describe('Label.'),
  url: link.describe('Start of the paths of its pages, or the address of another site.'),
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
  .describe('First anchor, for the pages that no other anchor contains.');

const isDefaultHidden = z.boolean().default(false).describe('Hides the tab until a page inside it is open.');

const tab = z.strictObject({
  name: requiredText.describe('Label.'),
  url: link.describe('Start of the paths of its pages, or the address of another site.'),
  version: optionalText.describe('Hides the tab until this version is selected.'),
  isDefaultHidden,
  openapi: oneOrMany(requiredText).optional().describe('Specifications whose operations become pages of this tab.'),
});

export const tabs = z.array(tab).prefault([]).describe('Tabs under the header, each for a part of the site.');

export const primaryTab = z
  .strictObject({ name: requiredText.default('Documentation').describe('Label.'), isDefaultHidden })
  .describe('First tab, for the pages that no other tab contains.');

const version = z.strictObject({
  name: requiredText.describe('Name, as `version` in the navigation uses it.'),
  default: z.boolean().default(false).describe('Selected for new readers; otherwise the first version is.'),
  url: absoluteUrl.optional().describe('Makes the entry a link to another site.'),
  locale: language.describe('Language of this version, such as `fr`.'),
});

export const versions = z
  .array(
    z.union([requiredText.transform((name) => ({ name, default: false, url: undefined, locale: undefined })), version]),
  )
  .prefault([])
  .describe('Versions of the documentation; the header shows a menu of them.');

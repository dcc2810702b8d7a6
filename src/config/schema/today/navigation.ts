import * as z from 'zod';
import { languages as translations } from '../../../i18n/tables.js';
import { hexColor, inert, link, optionalText, requiredText } from '../values.js';
import { banner, footer, navbar } from './frame.js';
import { icon, withIcon } from './icon.js';
import { refuseRepeatedDivisions } from './repeatedDivisions.js';
import { asyncSpecification, graphqlSchema, sdkReference, specification } from './specification.js';

const directory = z
  .enum(['none', 'accordion', 'card'])
  .optional()
  .describe('How the `root` page of each group inside lists the pages of the group.');
const searchable = z
  .boolean()
  .optional()
  .describe('`false` leaves the pages inside out of the search. Frontmatter and nested groups override it.');
const boost = z
  .number()
  .optional()
  .describe('Weight of the pages inside in the search. Frontmatter and nested groups override it.');
const isPublic = inert(z.boolean().optional(), 'Access control belongs to the host that delivers the site.');
const description = inert(z.string().optional(), 'The sidebar shows the labels of groups only.');

/** Fields of divisions that readers choose between. */
const choice = { description: optionalText.describe('Line under the label in the list.') };

const openapi = specification
  .optional()
  .describe('OpenAPI specifications. If no page is listed, every operation becomes a page.');

const asyncapi = asyncSpecification.describe('AsyncAPI documents, each channel of which becomes a page.');

const graphql = graphqlSchema.describe('GraphQL schema; every operation and type becomes a page.');

const sdk = sdkReference.describe('Reference of a library; every symbol becomes a page.');

/** Contents of divisions: nested divisions, groups and pages. */
const contents = () => ({
  languages: z
    .array(z.lazy(() => language))
    .optional()
    .describe('Languages, each with a navigation of its own.'),
  versions: z
    .array(z.lazy(() => version))
    .optional()
    .describe('Versions, each with a navigation of its own.'),
  products: z
    .array(z.lazy(() => product))
    .optional()
    .describe('Products; the reader chooses one above the sidebar.'),
  dropdowns: z
    .array(z.lazy(() => dropdown))
    .optional()
    .describe('Sections; the reader chooses one above the sidebar.'),
  tabs: z
    .array(z.lazy(() => tab))
    .optional()
    .describe('Tabs under the header.'),
  anchors: z
    .array(z.lazy(() => anchor))
    .optional()
    .describe('Entries above the sidebar.'),
  groups: z
    .array(z.lazy(() => group))
    .optional()
    .describe('Groups of the sidebar.'),
  pages: z
    .array(z.union([requiredText, z.lazy(() => group)]))
    .optional()
    .describe('Paths of pages, operations such as `GET /plants`, and groups.'),
  openapi,
  asyncapi,
  graphql,
  sdk,
  directory,
  global: z
    .lazy(() => global)
    .optional()
    .describe('Links on every page inside.'),
});

const common = {
  ...withIcon,
  href: link.optional().describe('Makes it a link, to a page or to another site.'),
  hidden: z.boolean().optional().describe('Hides it until a page inside it is open.'),
  description: optionalText.describe('Shown while the pointer is over the label.'),
  searchable,
  boost,
  public: isPublic,
};

const isDefault = z.boolean().optional().describe('Selected for new readers; otherwise the first one is.');

const tab: z.ZodType = z
  .strictObject({
    tab: requiredText.describe('Label of the tab.'),
    ...common,
    align: z
      .enum(['start', 'end'])
      .optional()
      .describe('`end` puts this tab and the tabs after it at the end of the row.'),
    menu: z
      .array(z.lazy(() => item))
      .optional()
      .describe('Entries of the menu of the tab; shown as anchors while the tab is open.'),
    ...contents(),
  })
  .meta({ id: 'tab', description: 'Tab and its contents.' });

const item: z.ZodType = z
  .strictObject({ item: requiredText.describe('Label of the entry.'), ...common, ...contents() })
  .meta({ id: 'item', description: 'Entry of the menu of a tab.' });

const anchor: z.ZodType = z
  .strictObject({
    anchor: requiredText.describe('Label of the anchor.'),
    ...common,
    color: z
      .union([
        hexColor,
        z.strictObject({
          light: hexColor.optional().describe('Colour in both modes.'),
          dark: hexColor.optional().describe('Colour in both modes, without `light`.'),
        }),
      ])
      .optional()
      .describe('Background of the icon.'),
    ...contents(),
  })
  .meta({ id: 'anchor', description: 'Anchor and its contents.' });

const dropdown: z.ZodType = z
  .strictObject({ dropdown: requiredText.describe('Label of the section.'), ...common, ...choice, ...contents() })
  .meta({ id: 'dropdown', description: 'Section of a dropdown and its contents.' });

const product: z.ZodType = z
  .strictObject({
    product: requiredText.describe('Name of the product.'),
    ...common,
    ...choice,
    menu: z
      .array(z.lazy(() => item))
      .optional()
      .describe('Entries of the menu of the product; shown as anchors while it is open.'),
    ...contents(),
  })
  .meta({ id: 'product', description: 'Product and its contents.' });

const version: z.ZodType = z
  .strictObject({
    version: requiredText.describe('Name of the version.'),
    default: isDefault,
    href: common.href,
    tag: optionalText.describe('Small label beside the name in the version menu.'),
    hidden: z.boolean().optional().describe('Leaves it out of the version menu until one of its pages is open.'),
    searchable,
    boost,
    ...contents(),
  })
  .meta({ id: 'version', description: 'Version with its navigation.' });

const elsewhere = 'Without it, that of the default language is used.';

const language: z.ZodType = z
  .strictObject({
    language: requiredText.meta({ examples: translations }).describe('Code of the language, such as `fr`.'),
    default: isDefault,
    href: common.href,
    hidden: z.boolean().optional().describe('Leaves it out of the language menu until one of its pages is open.'),
    searchable,
    boost,
    navbar: navbar.optional().describe(elsewhere),
    footer: footer.optional().describe(elsewhere),
    banner: banner.optional().describe(elsewhere),
    ...contents(),
  })
  .meta({ id: 'language', description: 'Language with its navigation.' });

const group: z.ZodType = z
  .strictObject({
    group: z.string().trim().describe('Heading of the group; empty for a group without one.'),
    pages: contents().pages,
    root: optionalText.describe('Page of the group itself.'),
    icon: icon.optional().describe('Icon of a nested group.'),
    iconType: withIcon.iconType,
    tag: optionalText.describe('Small label beside the heading.'),
    expanded: z.boolean().optional().describe('Opens a nested group even if the current page is not inside it.'),
    hidden: z.boolean().optional().describe('Leaves the group out of the sidebar; its pages keep their addresses.'),
    openapi,
    asyncapi,
    graphql,
    sdk,
    directory,
    description,
    searchable,
    boost,
    public: isPublic,
  })
  .meta({ id: 'navigationGroup', description: 'Group of pages.' });

const { languages, versions, products, dropdowns, tabs, anchors } = contents();

const global: z.ZodType = z.strictObject({ tabs, anchors, dropdowns, products, versions, languages });

export const navigation = z
  .strictObject({ ...contents(), searchable })
  .superRefine(refuseRepeatedDivisions)
  .describe('Contents and structure of the site.');

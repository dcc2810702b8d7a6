import * as z from 'zod';
import { contextual } from '../config/schema/today/frame.js';
import { sdkFormats } from '../config/sdkFormats.js';
import { isRefused } from '../shared/url.js';

/** YAML reads some texts as numbers or booleans. A list or a map is not text. */
const text = z.union([z.string(), z.number(), z.boolean()], 'expected a text').transform(String);
/** A date or time in any form that JavaScript parses, converted to ISO 8601. */
const date = text
  .refine((value) => !Number.isNaN(Date.parse(value)), 'it is not a date such as 2026-01-31')
  .transform((value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : new Date(inUtc(value)).toISOString()));
const address = z.string().refine((url) => !isRefused(url), 'it would run code');
const flag = z.union([z.boolean(), z.stringbool()], 'expected true or false');
/** A list, which may also be written as text with commas. */
const textList = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);
const texts = z.union([z.array(text), textList], 'expected a list of words');
/** Pages or external addresses, with an optional title as `Title: address`. */
const relatedPages = z.union([
  address.transform((target): { target: string; title?: string }[] => [{ target }]),
  z
    .record(z.string(), address)
    .transform((entry) => Object.entries(entry).map(([title, target]) => ({ title, target }))),
]);
const related = z.union(
  [z.literal(false), z.array(relatedPages).transform((pages) => pages.flat())],
  'expected a list of paths, addresses or `Title: address`, or false',
);

/** Page menu of one page. If an entry is invalid, the site's menu is used. */
const menu = z.unknown().transform((value, context) => {
  const { data, error } = contextual.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` in \`${issue.path.join('.')}\`` : '';
  context.addIssue({
    code: 'custom',
    message: `expected \`options\`, a list of entries of the page menu, and \`display: header\` or \`toc\`; the mistake is${place || ' in the keys'}`,
  });
  return z.NEVER;
});

// A page's date must not depend on the time zone of the build.
function inUtc(value: string): string {
  return Number.isNaN(Date.parse(`${value} UTC`)) ? value : `${value} UTC`;
}

/** A symbol of a library's reference that a page documents. */
const sdkSymbol = z.union(
  [
    z.string(),
    z.strictObject({
      kind: z.enum(['class', 'interface', 'enum', 'function', 'type', 'variable', 'method', 'property']),
      name: z.string(),
      parent: z.string().optional(),
      format: z.enum(sdkFormats).optional(),
      source: z.string().optional(),
    }),
  ],
  'expected `kind name`, or a map with `kind` and `name`, and with `parent` for a method or property',
);

/** Frontmatter of a page. Unknown keys are kept and have no effect. */
export const frontmatterSchema = z.looseObject({
  title: text.optional().describe('Heading of the page, browser title and sidebar label.'),
  description: text.optional().describe('Line under the heading; meta description.'),
  sidebarTitle: text.optional().describe('Label in the sidebar, in prev/next and in the browser title.'),
  icon: text.optional().describe('Icon before the sidebar label.'),
  iconType: z.string().optional().describe('Style of `icon`.'),
  tag: text.optional().describe('Pill beside the sidebar label.'),
  mode: z
    .enum(['default', 'wide', 'custom', 'center', 'frame', 'blog', 'assistant'])
    .optional()
    .describe('How much of the frame the page shows.'),
  size: z.string().optional().describe('Old form of `mode: wide`.'),
  url: address.optional().describe('Makes the sidebar entry a link to this address.'),
  version: text.optional().describe('Documentation version that the page belongs to.'),
  api: z.string().optional().describe('`METHOD url` of a hand-written API page.'),
  openapi: z.string().optional().describe('`[file] METHOD /path` or `[file] webhook name` of a generated API page.'),
  asyncapi: z.string().optional().describe('`[file] channel` of a page about a channel.'),
  'openapi-schema': z.string().optional().describe('`[file] Name` of a component schema.'),
  sdk: sdkSymbol
    .optional()
    .describe(
      '`[source] kind name` of a symbol of a library, or a map with `kind`, `name`, `parent`, `format`, `source`.',
    ),
  contentType: z.string().optional().describe('Body type of an `api` page.'),
  authMethod: z.enum(['bearer', 'basic', 'key', 'none']).optional().describe('Overrides `api.mdx.auth.method`.'),
  auth: z.enum(['bearer', 'basic', 'key', 'none']).optional().describe('Old form of `authMethod`.'),
  playground: z
    .enum(['interactive', 'simple', 'none', 'auth', 'show', 'hide'])
    .optional()
    .describe('Overrides `api.playground.display`.'),
  hideApiMarker: flag.optional().describe('No method pill in the sidebar.'),
  hideFooterPagination: flag.optional().describe('No links to the previous and next page.'),
  related: related.optional().describe('Pages that are listed below the text; none when false.'),
  contextual: menu.optional().describe('Page menu in place of the one in docs.json.'),
  rss: flag.optional().describe('Button that leads to the feed of a page with updates.'),
  hidden: flag.optional().describe('Out of the sidebar, search and sitemap; reachable by its address.'),
  noindex: flag.optional().describe('Asks search engines to leave the page out.'),
  robots: z.string().optional().describe('Content of the robots meta element.'),
  searchable: flag.optional().describe('Out of the site search when false.'),
  boost: z.number().optional().describe('Weight in the site search.'),
  sidebarOrder: z
    .number()
    .optional()
    .describe('Position among the pages of a folder that the navigation lists with `*`.'),
  deprecated: flag.optional().describe('Label beside the title and in the sidebar.'),
  canonical: address.optional().describe('Canonical address of the page.'),
  timestamp: flag.optional().describe('Whether the page says when it was last changed.'),
  lastUpdatedDate: date.optional().describe('When the page was last changed; otherwise asked of git.'),
  createdDate: date.optional().describe('When the page was first published.'),
  keywords: texts.optional().describe('Search keywords.'),
});

export type Frontmatter = z.infer<typeof frontmatterSchema>;

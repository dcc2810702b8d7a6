import * as z from 'zod';
import type { GroupNode, Navigation, NavigationNode } from '../navigation/node.js';
import { iconLibrary, iconName, iconType } from '../schema/icon.js';
import { colorOrGradient, language, link, oneOrMany, optionalText, requiredText } from '../schema/values.js';

const handedDown = {
  searchable: z.boolean().optional(),
  boost: z.number().optional(),
  listing: z.enum(['none', 'accordion', 'card']).optional(),
};

const flag = z.boolean().optional();
const labelled = {
  label: z.string().trim(),
  icon: iconName.optional(),
  iconType: iconType.optional(),
  iconLibrary: iconLibrary.optional(),
  hidden: flag,
};
const openapi = oneOrMany(requiredText).optional();

const children: z.ZodType<NavigationNode[]> = z.array(z.lazy(() => node)).prefault([]);

const page = z.strictObject({ kind: z.literal('page'), page: requiredText });

const group: z.ZodType<GroupNode> & z.core.$ZodTypeDiscriminable = z.strictObject({
  kind: z.literal('group'),
  ...labelled,
  ...handedDown,
  tag: optionalText,
  expanded: flag,
  root: optionalText,
  openapi,
  directory: optionalText,
  version: optionalText,
  children: z.array(z.lazy(() => z.discriminatedUnion('kind', [page, group]))),
});

const division = z.strictObject({
  kind: z.enum(['product', 'dropdown', 'tab', 'anchor', 'item']),
  ...labelled,
  ...handedDown,
  color: colorOrGradient.optional(),
  description: optionalText,
  align: z.enum(['start', 'end']).optional(),
  href: link.optional(),
  prefix: z.union([z.literal(''), link]).optional(),
  openapi,
  version: optionalText,
  children,
});

const version = z.strictObject({
  kind: z.enum(['version', 'language']),
  label: requiredText,
  ...handedDown,
  locale: language,
  default: flag,
  href: link.optional(),
  tag: optionalText,
  hidden: flag,
  children,
});

const node: z.ZodType<NavigationNode> = z.discriminatedUnion('kind', [page, group, division, version]);

/** The navigation of both forms of docs.json; `navigation/node.ts` explains its fields. */
export const navigationTree: z.ZodType<Navigation> = z.strictObject({ ...handedDown, children });

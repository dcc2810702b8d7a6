import * as z from 'zod';
import { anchor } from './anchors.js';
import { joinSocials, settings } from './config.js';
import { extras } from './extras.js';
import { icon, iconType } from './icon.js';
import { group } from './navigation.js';
import { tab } from './tabs.js';
import { link, optionalText, text } from './values.js';
import { version } from './versions.js';

/**
 * Which tab and anchor something lies in, and which further divisions inside of both, outermost first: as positions in the lists
 * of them.
 */
const placement = z.strictObject({
  tab: z.int().optional(),
  anchor: z.int().optional(),
  inner: z.array(z.int()).optional(),
});

const placedGroup = group.extend({
  get pages() {
    return z.array(z.union([text, placedGroup]));
  },
  /** Only groups of the first level have one. */
  placement: placement.optional(),
  /** Folder of the addresses of the pages that are made from `openapi`. */
  directory: optionalText,
  /** Its pages are found by the search, where their frontmatter says nothing else. */
  searchable: z.boolean().optional(),
  /** Factor of the weight of its pages in the search. */
  boost: z.number().optional(),
  /** The page of the group itself, which is also the first of `pages`. */
  rootPage: optionalText,
  /** How root pages list the pages of their groups. */
  listing: z.enum(['none', 'accordion', 'card']).optional(),
});

/** What tabs and anchors of today's schema have beyond the classic ones. */
const division = {
  /** Without one, it holds the groups that are placed in it. */
  url: link.optional(),
  /** The divisions that it is part of. */
  within: placement.optional(),
  /** Readers are in one of those that have this at a time, and choose it. */
  isChoice: z.boolean().optional(),
  description: optionalText,
  /** It is part of no version; what it holds can be. */
  spansVersions: z.boolean().optional(),
};

/** What a version inside of a language, or the reverse, is one of at each level, outermost first. */
const level = z.strictObject({ name: text, kind: z.enum(['language', 'version']) });

/**
 * What both schemas of docs.json become. It is the classic one, and further has what only today's schema can say: which
 * division each group lies in, and the settings of `extras.ts`.
 */
export const modelSchema = z
  .strictObject({
    ...settings,
    ...extras,
    navigation: z.array(placedGroup),
    tabs: z.array(tab.extend({ ...division, icon: icon.optional(), iconType: iconType.optional() })).prefault([]),
    anchors: z.array(anchor.extend(division)).prefault([]),
    /** Divisions of today's schema that lie deeper than tabs and anchors go. */
    innerDivisions: z.array(anchor.extend(division)).prefault([]),
    versions: z
      .array(
        version.extend({
          url: link.optional(),
          tag: optionalText,
          hidden: z.boolean().optional(),
          levels: z.array(level).optional(),
        }),
      )
      .prefault([]),
  })
  .transform(joinSocials);

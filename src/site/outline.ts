import type { NavigationGroup as DeclaredGroup, Placement } from '../config/config.js';
import type { JsonPath } from '../config/tree.js';
import { parseOperationName } from '../openapi/name.js';
import { defined, iconOf, type Entry } from './entry.js';
import type { Icon } from '../icons/icon.js';

/** A page as listed in the navigation. */
export interface OutlinePage {
  type: 'page';
  entry: Entry;
  /** The version it is listed for: its own, else that of the nearest group; undefined for all. */
  version?: string;
  /** In its frontmatter or by a group around it. */
  isHidden: boolean;
  /** Of the group of the first level around it. */
  placement?: Placement;
  /** Found by the search, as far as the groups around it say. */
  searchable?: boolean;
  /** Weight in the search, as far as the groups around it say. */
  boost?: number;
  /** It is the page of a group, and lists the others of the group so. */
  listing?: ListingStyle;
  place: JsonPath;
}

type ListingStyle = 'accordion' | 'card';

/** A group of docs.json's navigation with its pages found. */
export interface OutlineGroup {
  type: 'group';
  id: string;
  label: string;
  icon?: Icon;
  tag?: string;
  expanded: boolean;
  children: readonly (OutlineGroup | OutlinePage)[];
}

/** docs.json's navigation with its pages found, before anything is left out. */
export interface Outline {
  groups: readonly OutlineGroup[];
  /** Every listing, in reading order. */
  pages: readonly OutlinePage[];
  /** What is listed and was not found. */
  missing: readonly { written: string; place: JsonPath }[];
}

/**
 * Finds the pages of the navigation and settles their versions: frontmatter first, then the deepest group (FORMAT.md 1.8).
 *
 * @param find the entry for what `pages` names.
 * @param isVersion whether a name is a version of the site; other names count as none.
 */
export function createOutline(
  navigation: readonly DeclaredGroup[],
  find: (written: string) => Entry | undefined,
  isVersion: (name: string) => boolean,
): Outline {
  const pages: OutlinePage[] = [];
  const missing: Outline['missing'][number][] = [];

  function known(version: string | undefined): string | undefined {
    return version !== undefined && isVersion(version) ? version : undefined;
  }

  function listing(written: string, around: Around, place: JsonPath): OutlinePage | undefined {
    const entry = find(written);
    if (!entry) {
      missing.push({ written, place });
      return undefined;
    }
    const { frontmatter } = entry;
    const page: OutlinePage = {
      type: 'page',
      entry,
      isHidden: around.isHidden || frontmatter.hidden === true,
      place,
      ...defined({
        version: known(frontmatter.version) ?? around.version,
        placement: around.placement,
        searchable: around.searchable,
        boost: around.boost,
        listing: entry === around.root && around.listing !== 'none' ? around.listing : undefined,
      }),
    };
    pages.push(page);
    return page;
  }

  function group(declared: DeclaredGroup, id: string, outer: Around, place: JsonPath): OutlineGroup {
    const around: Around = {
      version: known(declared.version) ?? outer.version,
      isHidden: outer.isHidden || declared.hidden === true,
      placement: declared.placement ?? outer.placement,
      searchable: declared.searchable ?? outer.searchable,
      boost: declared.boost ?? outer.boost,
      listing: declared.listing ?? outer.listing,
      root: declared.rootPage === undefined ? undefined : find(declared.rootPage),
    };
    const children = declared.pages.flatMap((child, index) => {
      const below = [...place, 'pages', index];
      return typeof child === 'string'
        ? (listing(child, around, below) ?? [])
        : group(child, `${id}.${index}`, around, below);
    });
    return {
      type: 'group',
      id,
      label: declared.group,
      expanded: declared.expanded ?? false,
      children,
      ...defined({ icon: iconOf(declared.icon, declared.iconType), tag: declared.tag }),
    };
  }

  const top: Around = { version: undefined, isHidden: false, placement: undefined };
  const groups = navigation.map((declared, index) => group(declared, String(index), top, ['navigation', index]));
  return { groups, pages, missing };
}

/** What groups hand down to what they hold. */
interface Around {
  version: string | undefined;
  isHidden: boolean;
  placement: Placement | undefined;
  searchable?: boolean | undefined;
  boost?: number | undefined;
  listing?: DeclaredGroup['listing'];
  /** The page of the nearest group itself. */
  root?: Entry | undefined;
}

/** Whether a listing names an operation (`GET /plants`, `spec.json GET /plants`) rather than a page (FORMAT.md 1.7). */
export function isOperation(written: string): boolean {
  return parseOperationName(written) !== undefined;
}

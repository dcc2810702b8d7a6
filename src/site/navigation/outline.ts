import { folderNameOf } from '../../config/navigation/folderName.js';
import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import type { VersionNames } from '../../config/navigation/versionNames.js';
import type { JsonPath } from '../../config/tree.js';
import { pagePath } from '../../content/links.js';
import type { PlacedGroup } from './navigationReader.js';
import type { NavigationDivision } from './divisions.js';
import { defined } from '../../shared/object.js';
import { iconOf } from '../icons/icon.js';
import type { NavigationEntry } from './entry.js';
import type { ListFolder } from './folderListing.js';
import { ownerOf } from './owners.js';
import type { SidebarGroup } from './view.js';

export interface OutlinePage {
  type: 'page';
  entry: NavigationEntry;
  /** The versions of the listing: the page's own, else those of the nearest group; undefined for all versions. */
  versions?: VersionNames;
  /** True if its frontmatter or a group hides it. */
  isHidden: boolean;
  /** The innermost division that contains it. */
  division?: NavigationDivision;
  /** Inherited from the groups around it: whether the search finds it. */
  searchable?: boolean;
  /** Inherited from the groups around it: its weight in the search. */
  boost?: number;
  /** Set for the page of a group: the form in which it lists the group's other pages. */
  listing?: ListingStyle;
  place: JsonPath;
}

type ListingStyle = 'accordion' | 'card';

/** A group of docs.json with its pages resolved. */
export interface OutlineGroup extends Omit<SidebarGroup, 'children'> {
  children: readonly (OutlineGroup | OutlinePage)[];
}

/** docs.json's navigation with its pages resolved, for all versions and including hidden pages. */
export interface Outline {
  /** Parents before children. */
  divisions: readonly NavigationDivision[];
  /** The groups directly inside a division, or outside of all divisions. */
  groupsIn(division: NavigationDivision | undefined): readonly OutlineGroup[];
  /** Maps paths to the innermost division that owns them, listed or not; empty for today's form. */
  owners: ReadonlyMap<string, NavigationDivision>;
  /** Every listing, in reading order. */
  pages: readonly OutlinePage[];
  /** Pages that are listed but do not exist. */
  missing: readonly { name: string; versions?: VersionNames; place: JsonPath }[];
}

export interface OutlineParts {
  entries: ReadonlyMap<string, NavigationEntry>;
  listFolder: ListFolder;
  /** True if a name is a version of the site; other names are ignored. */
  isVersion: (name: string) => boolean;
}

/**
 * Resolves the pages of the navigation. Determines their versions (frontmatter first, then the deepest group, FORMAT.md 1.8, 2.1) and their
 * divisions (where they are listed, else by address).
 */
export function createOutline(
  navigation: readonly PlacedGroup[],
  divisions: readonly NavigationDivision[],
  { entries, listFolder, isVersion }: OutlineParts,
): Outline {
  const pages: OutlinePage[] = [];
  const missing: Outline['missing'][number][] = [];
  const owners = findOwners(entries.keys(), divisions);
  const find = (name: string): NavigationEntry | undefined => entries.get(pagePath(name));

  function checkVersion(version: string | undefined): VersionNames {
    return version !== undefined && isVersion(version) ? [version] : undefined;
  }

  function listing(name: string, around: GroupContext, place: JsonPath): OutlinePage | undefined {
    const entry = find(name);
    if (!entry) {
      missing.push({ name, place, ...defined({ versions: around.versions }) });
      return undefined;
    }
    const { frontmatter } = entry;
    const page: OutlinePage = {
      type: 'page',
      entry,
      isHidden: around.isHidden || frontmatter.hidden === true,
      place,
      ...defined({
        versions: checkVersion(frontmatter.version) ?? around.versions,
        division: around.division ?? owners.get(entry.path),
        searchable: around.searchable,
        boost: around.boost,
        listing: entry === around.root && around.listing !== 'none' ? around.listing : undefined,
      }),
    };
    pages.push(page);
    return page;
  }

  function group(declared: GroupNode, id: string, outer: GroupContext, place: JsonPath): OutlineGroup {
    const around: GroupContext = {
      division: outer.division,
      versions: checkVersion(declared.version) ?? outer.versions,
      isHidden: outer.isHidden || declared.hidden === true,
      searchable: declared.searchable ?? outer.searchable,
      boost: declared.boost ?? outer.boost,
      listing: declared.listing ?? outer.listing,
      root: declared.root === undefined ? undefined : find(declared.root),
    };
    const childIn = (child: GroupNode | PageNode, childId: string, below: JsonPath): OutlineGroup['children'] => {
      if (child.kind === 'group') return [group(child, childId, around, below)];
      const pageIn = [...below, 'page'];
      const folder = folderNameOf(child.page);
      if (!folder) {
        const page = listing(child.page, around, pageIn);
        return page ? [page] : [];
      }
      const nodes = listFolder(folder);
      if (nodes.length === 0) missing.push({ name: child.page, place: pageIn });
      return nodes.flatMap((each, index) => childIn(each, `${childId}.${index}`, below));
    };
    const children = declared.children.flatMap((child, index) =>
      childIn(child, `${id}.${index}`, [...place, 'children', index]),
    );
    return {
      type: 'group',
      id,
      label: declared.label,
      // A group without heading has no control to open it.
      expanded: declared.label === '' || (declared.expanded ?? false),
      children,
      ...defined({ icon: iconOf(declared.icon, declared.iconType, declared.iconLibrary), tag: declared.tag }),
    };
  }

  const groups = navigation.map((placed, index) => {
    const { group: declared, path, division, versions, handed } = placed;
    return group(declared, String(index), { ...handed, division, versions, isHidden: false }, path);
  });
  return { divisions, groupsIn: createGroups(groups), owners, pages, missing };
}

interface GroupContext extends Pick<GroupNode, 'searchable' | 'boost' | 'listing'> {
  division: NavigationDivision | undefined;
  versions: VersionNames;
  isHidden: boolean;
  /** The page of the nearest group. */
  root?: NavigationEntry | undefined;
}

function findOwners(paths: Iterable<string>, divisions: readonly NavigationDivision[]): Outline['owners'] {
  const owners = new Map<string, NavigationDivision>();
  if (divisions.every(({ folder }) => folder === undefined)) return owners;
  const inside = Map.groupBy(divisions, ({ parent }) => parent);

  function innermost(path: string, around: NavigationDivision | undefined): NavigationDivision | undefined {
    const owner = ownerOf(path, inside.get(around) ?? []);
    return owner ? innermost(path, owner) : around;
  }

  for (const path of paths) {
    const owner = innermost(path, undefined);
    if (owner) owners.set(path, owner);
  }
  return owners;
}

/** Assigns groups to the divisions of their pages. A group whose pages are in several divisions is split. */
function createGroups(groups: readonly OutlineGroup[]): Outline['groupsIn'] {
  const byDivision = new Map<NavigationDivision | undefined, OutlineGroup[]>();
  for (const group of groups)
    for (const division of divisionsIn(group))
      byDivision.set(division, [...(byDivision.get(division) ?? []), within(group, division)]);
  return (division) => byDivision.get(division) ?? [];
}

function divisionsIn({ children }: OutlineGroup): Set<NavigationDivision | undefined> {
  return new Set(children.flatMap((child) => (child.type === 'page' ? [child.division] : [...divisionsIn(child)])));
}

function within(group: OutlineGroup, division: NavigationDivision | undefined): OutlineGroup {
  const children = group.children.flatMap((child) => {
    if (child.type === 'page') return child.division === division ? child : [];
    const inner = within(child, division);
    return inner.children.length > 0 ? inner : [];
  });
  return { ...group, children };
}

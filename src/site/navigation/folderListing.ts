import { folderNameOf, type FolderName } from '../../config/navigation/folderName.js';
import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import { pagePath } from '../../content/links.js';
import { compareNames } from '../../shared/compareNames.js';
import type { Entry } from '../entry.js';
import { labelOf } from '../label.js';

/** Returns the pages and groups of a folder. */
export type ListFolder = (name: FolderName) => (PageNode | GroupNode)[];

interface Listed {
  /** Path of the page, or of the subfolder. */
  path: string;
  order: number;
  isIndex: boolean;
  node: PageNode | GroupNode;
}

/** Sorts the index page first, others by `sidebarOrder` in their frontmatter, then by name. */
const compare = (one: Listed, other: Listed): number =>
  Number(other.isIndex) - Number(one.isIndex) ||
  (one.order === other.order ? compareNames(one.path, other.path) : one.order - other.order);

/**
 * Lists folders that the navigation names (`guides/*`). Pages that the navigation lists by name are left out. A subfolder has the title and
 * the order of its index page.
 *
 * @param listings names in the navigation, as written.
 */
export function createFolderListing(entries: ReadonlyMap<string, Entry>, listings: readonly string[]): ListFolder {
  const paths = new Set(listings.filter((name) => !folderNameOf(name)).map(pagePath));
  const pages = [...entries.values()].flatMap(({ path, source: { page } }) =>
    page === undefined || paths.has(path) ? [] : [{ path, id: `/${page.id}` }],
  );
  const orderAt = (path: string): number => entries.get(path)?.frontmatter.sidebarOrder ?? Infinity;

  function list(folder: string, isDeep: boolean): Listed[] {
    const inside = pages.filter(({ id }) => id.startsWith(`${folder}/`));
    const endOf = (id: string): number => id.indexOf('/', folder.length + 1);
    const files = inside
      .filter(({ id }) => endOf(id) < 0)
      .map(({ path, id }): Listed => ({
        ...{ path, order: orderAt(path), isIndex: id === `${folder}/index` },
        node: { kind: 'page', page: path },
      }));
    const below = isDeep ? inside.filter(({ id }) => endOf(id) >= 0) : [];
    const subfolders = new Set(below.map(({ id }) => id.slice(0, endOf(id))));
    const groups = [...subfolders].map((path): Listed => ({
      ...{ path, order: orderAt(path), isIndex: false },
      node: {
        kind: 'group',
        label: entries.get(path)?.shortTitle ?? labelOf(path),
        children: list(path, true).map(({ node }) => node),
      },
    }));
    return [...files, ...groups].sort(compare);
  }

  return ({ folder, isDeep }) => list(pagePath(folder).replace(/\/$/, ''), isDeep).map(({ node }) => node);
}

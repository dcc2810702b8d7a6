import { hrefOf } from '../../content/links.js';
import type { FindUnlisted, DivisionTarget } from './divisionLists.js';
import type { DivisionNode } from '../../config/navigation/node.js';
import { chainOf, type NavigationDivision } from './divisions.js';
import type { NavigationEntry } from './entry.js';
import type { Outline } from './outline.js';

/** Look-ups for targets of divisions without listed pages. */
export interface Unlisted {
  entries: ReadonlyMap<string, NavigationEntry>;
  outline: Outline;
  /** Target of docs.json's redirect from a path; undefined if there is none, or if it never ends. */
  redirected: (path: string) => DivisionTarget | undefined;
}

/**
 * Creates the look-up for divisions without listed pages. A division leads to the index of its folder, or to any page in it if the reader
 * is inside; else to the target of a link in it or of a redirect from its folder. A division without a folder leads to its first page in
 * any version.
 */
export function createUnlistedFinder({ entries, outline, redirected }: Unlisted): FindUnlisted {
  const navigationEntries = new Set(outline.pages.map(({ entry }) => entry));
  const inVersions = new Map<DivisionNode, NavigationEntry>();
  const links = new Map<DivisionNode, NavigationEntry>();
  for (const { entry, division, isHidden } of outline.pages) {
    const first = entry.isLink ? links : inVersions;
    for (const { node } of isHidden ? [] : chainOf(division)) if (!first.has(node)) first.set(node, entry);
  }

  function pageOf({ node, folder, spansVersions }: NavigationDivision, isActive: boolean): NavigationEntry | undefined {
    if (folder === undefined) return spansVersions || isActive ? inVersions.get(node) : undefined;
    const own = entries.get(folder || '/');
    if (own && !own.isLink && !own.frontmatter.hidden && !navigationEntries.has(own)) return own;
    if (!isActive) return undefined;
    const isInside = (path: string): boolean => chainOf(outline.owners.get(path)).some((each) => each.node === node);
    return [...entries.values()].find(({ path, isLink }) => !isLink && isInside(path));
  }

  function linkOf({ node, folder }: NavigationDivision): DivisionTarget | undefined {
    // A division with pages in another version belongs to that version.
    if (inVersions.has(node)) return undefined;
    const link = links.get(node) ?? (folder === undefined ? undefined : entries.get(folder || '/'));
    if (link?.isLink) return link.leaf;
    return folder === undefined ? undefined : redirected(folder || '/');
  }

  return (division, isActive) => {
    if (division.isRest) return undefined;
    const page = pageOf(division, isActive);
    return page ? { href: hrefOf(page.path), external: false } : linkOf(division);
  };
}

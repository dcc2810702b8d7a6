import type { FindUnlisted } from './divisionLists.js';
import type { Owner } from './divisions.js';
import type { Cuts } from './edition.js';
import type { Entry } from './entry.js';
import type { Outline } from './outline.js';
import { hasPrefix } from './prefix.js';

/**
 * Makes the search for a page to lead to from a division in which the navigation lists none: the page at its very prefix, and for
 * the division that a reader is in, any page inside. A division that groups are placed in leads to its first page in any
 * version.
 */
export function createUnlistedFinder(
  entries: ReadonlyMap<string, Entry>,
  outline: Outline,
  { tabs, anchors }: Cuts,
): FindUnlisted {
  const listed = new Set(outline.pages.map(({ entry }) => entry));
  const inVersions = new Map<Owner, Entry>();
  for (const { entry, placement, isHidden } of tabs.isPlaced ? outline.pages : []) {
    const spot = { path: entry.path, placement };
    for (const owner of isHidden || entry.isLink ? [] : [tabs.ownerOf(spot), anchors.ownerOf(spot)])
      if (owner && !inVersions.has(owner)) inVersions.set(owner, entry);
  }

  return (owner, isActive) => {
    const { prefix, isPrimary } = owner;
    if (isPrimary) return undefined;
    if (prefix === undefined) return owner.spansVersions || isActive ? inVersions.get(owner) : undefined;
    const own = entries.get(prefix || '/');
    if (own && !own.isLink && !own.frontmatter.hidden && !listed.has(own)) return own;
    if (!isActive) return undefined;
    return [...entries.values()].find(({ path, isLink }) => !isLink && hasPrefix(path, prefix));
  };
}

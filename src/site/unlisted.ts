import type { FindUnlisted } from './divisionLists.js';
import type { Entry } from './entry.js';
import type { Outline } from './outline.js';
import { hasPrefix } from './prefix.js';

/**
 * Makes the search for a page to lead to from a division in which the navigation lists none: the page at its very prefix, and for
 * the division that a reader is in, any page inside.
 */
export function createUnlistedFinder(entries: ReadonlyMap<string, Entry>, outline: Outline): FindUnlisted {
  const listed = new Set(outline.pages.map(({ entry }) => entry));
  return ({ prefix, isPrimary }, isActive) => {
    if (prefix === undefined || isPrimary) return undefined;
    const own = entries.get(prefix || '/');
    if (own && !own.isLink && !own.frontmatter.hidden && !listed.has(own)) return own;
    if (!isActive) return undefined;
    return [...entries.values()].find(({ path, isLink }) => !isLink && hasPrefix(path, prefix));
  };
}

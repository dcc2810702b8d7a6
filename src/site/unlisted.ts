import type { Config } from '../config/config.js';
import { hrefOf, isExternal, resolveLink } from '../content/links.js';
import type { FindUnlisted, Target } from './divisionLists.js';
import type { Owner } from './divisions.js';
import { innerOf, type Cuts } from './edition.js';
import type { Entry } from './entry.js';
import type { Outline } from './outline.js';
import { hasPrefix } from './prefix.js';
import { followRedirects } from './redirectPath.js';
import { sourceOf } from './redirects.js';

/** What is there beside the pages of the navigation. */
export interface Unlisted {
  entries: ReadonlyMap<string, Entry>;
  outline: Outline;
  /** As docs.json declares them. */
  redirects: Config['redirects'];
}

/**
 * Makes the search for what a division leads to in which the navigation lists no page: the page at its very prefix, and for
 * the division that a reader is in, any page inside; else where a link in it leads, or a redirect from its prefix. A division
 * that groups are placed in leads to its first page in any version.
 */
export function createUnlistedFinder({ entries, outline, redirects }: Unlisted, cuts: Cuts): FindUnlisted {
  const { tabs, anchors } = cuts;
  const listed = new Set(outline.pages.map(({ entry }) => entry));
  const inVersions = new Map<Owner, Entry>();
  const links = new Map<Owner, Entry>();
  for (const { entry, placement, isHidden } of outline.pages) {
    const spot = { path: entry.path, placement };
    const first = entry.isLink ? links : inVersions;
    for (const owner of isHidden ? [] : [tabs.ownerOf(spot), anchors.ownerOf(spot), ...innerOf(cuts, spot)])
      if (owner && !first.has(owner)) first.set(owner, entry);
  }
  const redirected = redirectFinder(redirects, entries);

  function pageOf(owner: Owner, isActive: boolean): Entry | undefined {
    const { prefix, isPrimary } = owner;
    if (isPrimary) return undefined;
    if (prefix === undefined) return owner.spansVersions || isActive ? inVersions.get(owner) : undefined;
    const own = entries.get(prefix || '/');
    if (own && !own.isLink && !own.frontmatter.hidden && !listed.has(own)) return own;
    if (!isActive) return undefined;
    return [...entries.values()].find(({ path, isLink }) => !isLink && hasPrefix(path, prefix));
  }

  function linkOf(owner: Owner): Target | undefined {
    const { prefix, isPrimary } = owner;
    // A division with pages in another version is that version's.
    if (isPrimary || inVersions.has(owner)) return undefined;
    const link = links.get(owner) ?? (prefix === undefined ? undefined : entries.get(prefix || '/'));
    if (link?.isLink) return link.leaf;
    return prefix === undefined ? undefined : redirected(prefix || '/');
  }

  return (owner, isActive) => {
    const page = pageOf(owner, isActive);
    return page ? { href: hrefOf(page.path), external: false } : linkOf(owner);
  };
}

/** Where a redirect of docs.json leads from a path; undefined when there is none, or no end. */
function redirectFinder(
  declared: Config['redirects'],
  entries: ReadonlyMap<string, Entry>,
): (path: string) => Target | undefined {
  const redirects = declared
    .filter(({ source }) => !isExternal(source))
    .map((redirect) => ({ ...redirect, source: sourceOf(redirect.source) }));
  return (path) => {
    const { end } = followRedirects(path, redirects, (target) => entries.has(target));
    return end === undefined ? undefined : { href: resolveLink(end, '/').href, external: isExternal(end) };
  };
}

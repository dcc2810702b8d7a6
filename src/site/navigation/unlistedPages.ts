import { hrefOf } from '../../content/links.js';
import type { FindUnlisted, DivisionTarget } from './divisionLists.js';
import { remember } from '../../shared/remember.js';
import type { DivisionNode } from '../../config/navigation/node.js';
import { chainOf, type NavigationDivision } from './divisions.js';
import type { NavigationEntry } from './entry.js';
import type { Outline } from './outline.js';
import type { Version } from './view.js';

/** Look-ups for targets of divisions without listed pages. */
export interface Unlisted {
  entries: ReadonlyMap<string, NavigationEntry>;
  outline: Outline;
  versions: readonly Version[];
  /** Target of docs.json's redirect from a path; undefined if there is none, or if it never ends. */
  redirected: (path: string) => DivisionTarget | undefined;
}

/**
 * Creates the look-up for divisions without listed pages. A division leads to the index of its folder, or to any page in it if the reader
 * is inside; else to the target of a link in it or of a redirect from its folder. A division without a folder leads to its first page in
 * the reader's language, else in any.
 */
export function createUnlistedFinder({ entries, outline, versions, redirected }: Unlisted): FindUnlisted {
  const navigationEntries = new Set(outline.pages.map(({ entry }) => entry));
  const locales = new Map(versions.map(({ name, locale }) => [name, locale]));
  /** The first page of each division, and that in each language. */
  const firsts = new Map<DivisionNode, Map<string | undefined, NavigationEntry>>();
  const links = new Map<DivisionNode, NavigationEntry>();
  for (const { entry, division, versions: own = [], isHidden } of outline.pages) {
    const languages = new Set([undefined, ...own.map((name) => locales.get(name))]);
    for (const { node } of isHidden ? [] : chainOf(division)) {
      if (entry.isLink) {
        remember(links, node, () => entry);
        continue;
      }
      const pages = remember(firsts, node, () => new Map());
      for (const language of languages) remember(pages, language, () => entry);
    }
  }

  function firstIn(node: DivisionNode, version = ''): NavigationEntry | undefined {
    const pages = firsts.get(node);
    return pages?.get(locales.get(version)) ?? pages?.get(undefined);
  }

  function pageOf(
    { node, folder, spansVersions }: NavigationDivision,
    isActive: boolean,
    version: string | undefined,
  ): NavigationEntry | undefined {
    if (folder === undefined) return spansVersions || isActive ? firstIn(node, version) : undefined;
    const own = entries.get(folder || '/');
    if (own && !own.isLink && !own.frontmatter.hidden && !navigationEntries.has(own)) return own;
    if (!isActive) return undefined;
    const isInside = (path: string): boolean => chainOf(outline.owners.get(path)).some((each) => each.node === node);
    return [...entries.values()].find(({ path, isLink }) => !isLink && isInside(path));
  }

  function linkOf({ node, folder }: NavigationDivision): DivisionTarget | undefined {
    // A division with pages in another version belongs to that version.
    if (firsts.has(node)) return undefined;
    const link = links.get(node) ?? (folder === undefined ? undefined : entries.get(folder || '/'));
    if (link?.isLink) return link.leaf;
    return folder === undefined ? undefined : redirected(folder || '/');
  }

  return (division, isActive, version) => {
    if (division.isRest) return undefined;
    const page = pageOf(division, isActive, version);
    return page ? { href: hrefOf(page.path), external: false } : linkOf(division);
  };
}

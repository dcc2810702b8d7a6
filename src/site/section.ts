import { digestOf } from './digest.js';
import { listDivisions, type FindUnlisted } from './divisionLists.js';
import { chainOf, inSlot, type NavigationDivision } from './divisions.js';
import type { Edition } from './edition.js';
import { defined } from './entry.js';
import type { Outline } from './outline.js';
import type { NavigationGroup, View } from './site.js';
import { createTree, type Tree } from './tree.js';
import { createTreeDigest } from './treeDigest.js';

/** A view, with what is looked up in it for each of its pages. */
export interface Section {
  view: View;
  tree: Tree;
  /** What a page with this branch carries of the view. */
  digestFor(branch: readonly NavigationGroup[]): string;
}

/** The sections of a site, each made once, when a page first asks for it. */
export interface Sections {
  /** The section that a path lies in, as readers of an edition see it. */
  of(path: string, edition: Edition): Section;
}

/** Makes what readers of each edition see in each division (FORMAT.md 1.13). */
export function createSections(outline: Outline, unlisted: FindUnlisted): Sections {
  const sections = new Map<string, Section>();
  const { divisions } = outline;

  function treeOf(edition: Edition, division: NavigationDivision | undefined): Tree {
    return createTree(outline.groupsIn(division), edition.shows);
  }

  function create(edition: Edition, current: NavigationDivision | undefined): Section {
    const own = treeOf(edition, current);
    const { first } = edition;
    // A page that the navigation does not list can lie where nothing is listed: it gets the sidebar of the first page.
    const tree = own.size > 0 || !first ? own : treeOf(edition, edition.divisionOf(first.path));
    const frame = {
      id: idOf(edition, current),
      ...defined({ version: edition.version }),
      ...listDivisions(current, { divisions, edition, unlisted }),
    };
    const treeDigest = createTreeDigest(tree.nodes, tree.size);
    const view = { ...frame, tree: tree.nodes, size: tree.size, digest: digestOf(frame, tree.nodes) };
    const frameDigest = digestOf(frame);
    return { view, tree, digestFor: (branch) => `${frameDigest} ${treeDigest(branch)}` };
  }

  return {
    of(path, edition) {
      const current = edition.divisionOf(path);
      const id = idOf(edition, current);
      const section = sections.get(id) ?? create(edition, current);
      sections.set(id, section);
      return section;
    },
  };
}

function idOf({ version = '' }: Edition, current: NavigationDivision | undefined): string {
  const chain = chainOf(current);
  const inner = chain.filter(({ slot }) => slot === 'inner');
  return [
    version,
    inSlot(chain, 'tab')?.id ?? '',
    inSlot(chain, 'anchor')?.id ?? '',
    ...inner.map(({ id }) => id),
  ].join('|');
}

import { digestOf } from './digest.js';
import { listAnchors, listInner, listTabs, type FindUnlisted, type Whereabouts } from './divisionLists.js';
import type { Spot } from './divisions.js';
import { innerOf, type Cuts, type Edition } from './edition.js';
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

/** Cuts each edition into sections by tab and anchor (FORMAT.md 1.13). */
export function createSections(outline: Outline, cuts: Cuts, unlisted: FindUnlisted): Sections {
  const sections = new Map<string, Section>();
  const trees = new Map<string, Tree>();

  function whereaboutsOf(spot: Spot): Whereabouts {
    return { tab: cuts.tabs.ownerOf(spot), anchor: cuts.anchors.ownerOf(spot), inner: innerOf(cuts, spot) };
  }

  function whereaboutsIn(edition: Edition, path: string): Whereabouts {
    return whereaboutsOf({ path, placement: edition.placementOf(path) });
  }

  function treeOf(edition: Edition, where: Whereabouts): Tree {
    const id = idOf(edition, where);
    const known = trees.get(id);
    if (known) return known;
    const tree = createTree(outline.groups, (page) => {
      if (!edition.shows(page)) return false;
      const { tab, anchor, inner } = whereaboutsOf({ path: page.entry.path, placement: page.placement });
      return tab === where.tab && anchor === where.anchor && inner.at(-1) === where.inner.at(-1);
    });
    trees.set(id, tree);
    return tree;
  }

  // A page that the navigation does not list can lie where nothing is listed: it gets the sidebar of the main section.
  function mainTree(edition: Edition): Tree {
    const tree = treeOf(edition, { tab: cuts.tabs.owners[0], anchor: cuts.anchors.owners[0], inner: [] });
    return tree.size > 0 || !edition.first ? tree : treeOf(edition, whereaboutsIn(edition, edition.first.path));
  }

  function create(edition: Edition, where: Whereabouts): Section {
    const own = treeOf(edition, where);
    const tree = own.size > 0 ? own : mainTree(edition);
    const tabs = listTabs(cuts, edition, where, unlisted);
    const anchors = listAnchors(cuts, edition, where, unlisted);
    const inner = listInner(cuts, edition, where, unlisted);
    const frame = {
      id: idOf(edition, where),
      ...defined({
        version: edition.version,
        tab: tabs.find(({ id }) => id === where.tab?.id)?.id,
        anchor: anchors.find(({ id }) => id === where.anchor?.id)?.id,
      }),
      tabs,
      anchors,
      ...(inner.length > 0 && { inner }),
    };
    const treeDigest = createTreeDigest(tree.nodes, tree.size);
    const view = { ...frame, tree: tree.nodes, size: tree.size, digest: digestOf(frame, tree.nodes) };
    const frameDigest = digestOf(frame);
    return { view, tree, digestFor: (branch) => `${frameDigest} ${treeDigest(branch)}` };
  }

  return {
    of(path, edition) {
      const where = whereaboutsIn(edition, path);
      const id = idOf(edition, where);
      const section = sections.get(id) ?? create(edition, where);
      sections.set(id, section);
      return section;
    },
  };
}

function idOf({ version = '' }: Edition, { tab, anchor, inner }: Whereabouts): string {
  return [version, tab?.id ?? '', anchor?.id ?? '', ...inner.map(({ id }) => id)].join('|');
}

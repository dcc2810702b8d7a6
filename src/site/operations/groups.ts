import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import type { ReferenceEntry } from '../../formats/format.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import type { Messages } from '../../i18n/messages.js';
import type { Entry } from '../entry.js';

/** An operation with the page that is to be listed for it. */
export interface Listed {
  operation: ReferenceEntry;
  entry: Entry;
}

interface Heap {
  /** Undefined for operations without a tag. */
  label: string | undefined;
  /** Labels of the groups around, from the outside. */
  around: readonly string[];
  paths: string[];
}

/**
 * The groups that entries stand in, in the order in which their documents first name them (FORMAT.md 6.1).
 *
 * @param labels of what the specification gives no name.
 */
export function groupsByTag(listed: readonly Listed[], labels: Messages['labels']): GroupNode[] {
  const { introductions, others } = split(listed);
  const heaps = heapsOf(others, labels);
  return [
    ...introductions.map(introductionGroup),
    ...nested(heaps.map(({ label = labels.reference, ...rest }) => ({ label, ...rest }))),
  ];
}

/** All introductions have the same name in the sidebar, so the group has the document's. */
function introductionGroup({ operation, entry }: Listed): GroupNode {
  return { kind: 'group', label: operation.title ?? operation.words, children: pagesOf([entry.path]) };
}

/** Introductions of documents stand before all other pages. */
function split(listed: readonly Listed[]): { introductions: Listed[]; others: Listed[] } {
  const isIntroduction = ({ operation }: Listed): boolean => operation.kind === 'introduction';
  return { introductions: listed.filter(isIntroduction), others: listed.filter((each) => !isIntroduction(each)) };
}

/**
 * The same inside another group: operations without a tag stand in it directly, and so do all when there is one tag
 * only.
 */
export function pagesByTag(listed: readonly Listed[], labels: Messages['labels']): GroupNode['children'] {
  const { introductions, others } = split(listed);
  const leading =
    introductions.length > 1
      ? introductions.map(introductionGroup)
      : pagesOf(introductions.map(({ entry }) => entry.path));
  return [...leading, ...pagesBelow(heapsOf(others, labels))];
}

function pagesBelow(heaps: readonly Heap[]): GroupNode['children'] {
  if (heaps.length === 1) return heaps.flatMap(({ paths }) => pagesOf(paths));
  const untagged = heaps.flatMap(({ label, paths }) => (label === undefined ? pagesOf(paths) : []));
  const tagged = heaps.flatMap(({ label, ...rest }) => (label === undefined ? [] : { label, ...rest }));
  return [...untagged, ...nested(tagged)];
}

function pagesOf(paths: readonly string[]): PageNode[] {
  return paths.map((page) => ({ kind: 'page', page }));
}

/** The groups of tags, those of the parents of their tags around them; a group's own pages come first. */
function nested(heaps: readonly (Heap & { label: string })[]): GroupNode[] {
  const top: GroupNode = { kind: 'group', label: '', children: [] };
  const groupsIn = ({ children }: GroupNode): GroupNode[] => children.filter((child) => child.kind === 'group');
  for (const { label, around, paths } of heaps) {
    let group = top;
    for (const name of [...around, label]) {
      const existing = groupsIn(group).find((each) => each.label === name);
      const inner: GroupNode = existing ?? { kind: 'group', label: name, children: [] };
      if (!existing) group.children.push(inner);
      group = inner;
    }
    group.children = [...group.children.filter(({ kind }) => kind === 'page'), ...pagesOf(paths), ...groupsIn(group)];
  }
  return groupsIn(top);
}

function heapsOf(listed: readonly Listed[], labels: Messages['labels']): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const { operation, entry } of listed) {
    const names = operation.groups.map((name) => (typeof name === 'string' ? name : labels[name.label]));
    const key = JSON.stringify(names);
    const heap = heaps.get(key) ?? { label: names.at(-1), around: names.slice(0, -1), paths: [] };
    heap.paths.push(entry.path);
    heaps.set(key, heap);
  }
  return [...heaps.values()];
}

/** Puts a group of generated pages where these lie; docs.json does not have it. */
export function madeGroup(group: GroupNode, where: Partial<Omit<PlacedGroup, 'group'>> = {}): PlacedGroup {
  return { group, path: [], division: undefined, version: undefined, handed: {}, ...where };
}

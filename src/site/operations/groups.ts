import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import type { ReferenceEntry } from '../../formats/format.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import type { Messages } from '../../i18n/messages.js';
import type { Entry } from '../entry.js';

/** An operation with its page in the navigation. */
export interface Listed {
  operation: ReferenceEntry;
  entry: Entry;
}

interface Heap {
  /** Undefined for operations without a tag. */
  label: string | undefined;
  /** Labels of the groups around it, outermost first. */
  around: readonly string[];
  paths: string[];
}

/**
 * Groups operations by tag, in the order of their documents (FORMAT.md 6.1).
 *
 * @param labels labels for operations without a tag.
 */
export function groupsByTag(listed: readonly Listed[], labels: Messages['labels']): GroupNode[] {
  const { introductions, others } = split(listed);
  const heaps = heapsOf(others, labels);
  return [
    ...introductions.map(introductionGroup),
    ...nested(heaps.map(({ label = labels.reference, ...rest }) => ({ label, ...rest }))),
  ];
}

/** All introductions have the same label, so their groups are named after the documents. */
function introductionGroup({ operation, entry }: Listed): GroupNode {
  return { kind: 'group', label: operation.title ?? operation.words, children: pagesOf([entry.path]) };
}

/** Separates introductions, which come before all other pages. */
function split(listed: readonly Listed[]): { introductions: Listed[]; others: Listed[] } {
  const isIntroduction = ({ operation }: Listed): boolean => operation.kind === 'introduction';
  return { introductions: listed.filter(isIntroduction), others: listed.filter((each) => !isIntroduction(each)) };
}

/**
 * Groups operations by tag inside an existing group. Operations without a tag are direct children, as are all operations if there is a
 * single tag.
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

/** Nests the groups of tags below those of their parents. A group's own pages come first. */
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

/** Places a generated group, which docs.json does not contain, in the division of its pages. */
export function madeGroup(group: GroupNode, where: Partial<Omit<PlacedGroup, 'group'>> = {}): PlacedGroup {
  return { group, path: [], division: undefined, versions: undefined, handed: {}, ...where };
}

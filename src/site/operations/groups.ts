import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import { listOf, objectOf, textOf } from '../../formats/openapi/json.js';
import type { SdkPage } from '../../formats/openapi/sdkReference.js';
import type { Operation, Specification } from '../../formats/openapi/operation.js';
import type { PlacedGroup } from '../../navigation/navigationReader.js';
import type { Messages } from '../../i18n/messages.js';
import type { Entry } from '../entry.js';
import { symbolLabels } from './symbolLabels.js';

/** An operation with the page that is to be listed for it. */
export interface Listed {
  operation: Operation;
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
 * One group for each first tag, in the order in which the specification first uses them (FORMAT.md 6.1). A group is
 * called by the `x-group` of the operation, else of the tag, else by the tag's `x-displayName` or `summary`, else by the tag.
 *
 * @param labels of what the specification gives no name.
 */
export function groupsByTag(
  listed: readonly Listed[],
  specifications: readonly Specification[],
  labels: Messages['labels'],
): GroupNode[] {
  const heaps = heapsOf(listed, specifications, labels);
  return nested(heaps.map(({ label = labels.reference, ...rest }) => ({ label, ...rest })));
}

/**
 * The same inside another group: operations without a tag stand in it directly, and so do all when there is one tag
 * only.
 */
export function pagesByTag(
  listed: readonly Listed[],
  specifications: readonly Specification[],
  labels: Messages['labels'],
): GroupNode['children'] {
  const heaps = heapsOf(listed, specifications, labels);
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
      const known = groupsIn(group).find((each) => each.label === name);
      const inner: GroupNode = known ?? { kind: 'group', label: name, children: [] };
      if (!known) group.children.push(inner);
      group = inner;
    }
    group.children = [...group.children.filter(({ kind }) => kind === 'page'), ...pagesOf(paths), ...groupsIn(group)];
  }
  return groupsIn(top);
}

/** Names of the groups of a GraphQL schema, by the kinds of what they list. */
const kindLabels = {
  query: 'queries',
  mutation: 'mutations',
  subscription: 'subscriptions',
  object: 'objects',
  interface: 'interfaces',
  union: 'unions',
  enum: 'enums',
  input: 'inputs',
  scalar: 'scalars',
} as const;

/** A module and a namespace begin a group of their own; the page of the whole library stands in none. */
function labelOfSymbol({ kind, name, isRoot }: SdkPage, labels: Messages['labels']): string | undefined {
  if (isRoot) return undefined;
  const byKind: Readonly<Partial<Record<string, keyof Messages['labels']>>> = symbolLabels;
  const label = kind === 'module' || kind === 'namespace' ? undefined : byKind[kind];
  return label === undefined ? name : labels[label];
}

function heapsOf(
  listed: readonly Listed[],
  specifications: readonly Specification[],
  labels: Messages['labels'],
): Heap[] {
  const tags = new Map(specifications.map((specification) => [specification.id, tagsOf(specification)]));
  const heaps = new Map<string, Heap>();
  for (const { operation, entry } of listed) {
    const declared = tags.get(operation.specification);
    const [tag] = operation.tags;
    const own =
      (operation.graphql && labels[kindLabels[operation.graphql.kind]]) ??
      (operation.sdk && labelOfSymbol(operation.sdk, labels)) ??
      textOf(operation.extensions['x-group']);
    const label = own ?? (tag === undefined ? undefined : labelOf(tag, declared));
    const around = operation.sdk?.scope ?? (own !== undefined || tag === undefined ? [] : parentsOf(tag, declared));
    const key = JSON.stringify([...around, label ?? '']);
    const heap = heaps.get(key) ?? { label, around, paths: [] };
    heap.paths.push(entry.path);
    heaps.set(key, heap);
  }
  return [...heaps.values()];
}

/** A Tag Object, as far as groups need it. */
interface DeclaredTag {
  label: string;
  parent: string | undefined;
}

type DeclaredTags = ReadonlyMap<string, DeclaredTag>;

function tagsOf({ document }: Specification): DeclaredTags {
  const tags = new Map<string, DeclaredTag>();
  for (const declared of listOf(document['tags'])) {
    const tag = objectOf(declared);
    const name = textOf(tag['name']);
    if (name === undefined) continue;
    const label = textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? textOf(tag['summary']) ?? name;
    tags.set(name, { label, parent: textOf(tag['parent']) });
  }
  return tags;
}

const labelOf = (name: string, tags: DeclaredTags | undefined): string => tags?.get(name)?.label ?? name;

/** Labels of the declared tags around one, from the outside; tags that hold each other stand beside each other. */
function parentsOf(name: string, tags: DeclaredTags | undefined): string[] {
  const passed = new Set([name]);
  const parents: string[] = [];
  for (let at = tags?.get(name)?.parent; at !== undefined; at = tags?.get(at)?.parent) {
    if (!tags?.has(at)) break;
    if (passed.has(at)) return [];
    passed.add(at);
    parents.unshift(labelOf(at, tags));
  }
  return parents;
}

/** Puts a group of generated pages where these lie; docs.json does not have it. */
export function madeGroup(group: GroupNode, where: Partial<Omit<PlacedGroup, 'group'>> = {}): PlacedGroup {
  return { group, path: [], division: undefined, version: undefined, handed: {}, ...where };
}

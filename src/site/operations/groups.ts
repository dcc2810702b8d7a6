import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import { listOf, objectOf, textOf } from '../../openapi/json.js';
import type { Operation, Specification } from '../../openapi/operation.js';
import type { PlacedGroup } from '../../navigation/navigationReader.js';
import type { Messages } from '../../i18n/messages.js';
import type { Entry } from '../entry.js';

/** An operation with the page that is to be listed for it. */
export interface Listed {
  operation: Operation;
  entry: Entry;
}

interface Heap {
  /** Undefined for operations without a tag. */
  label: string | undefined;
  paths: string[];
}

/**
 * One group for each first tag, in the order in which the specification first uses them (FORMAT.md 6.1). A group is
 * called by the `x-group` of the operation, else of the tag, else by the tag's `x-displayName`, else by the tag.
 *
 * @param labels of what the specification gives no name.
 */
export function groupsByTag(
  listed: readonly Listed[],
  specifications: readonly Specification[],
  labels: Messages['labels'],
): GroupNode[] {
  return heapsOf(listed, specifications, labels).map(({ label, paths }) => groupOf(label ?? labels.reference, paths));
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
  const tagged = heaps.flatMap(({ label, paths }) => (label === undefined ? [] : groupOf(label, paths)));
  return [...untagged, ...tagged];
}

function pagesOf(paths: readonly string[]): PageNode[] {
  return paths.map((page) => ({ kind: 'page', page }));
}

function groupOf(label: string, paths: readonly string[]): GroupNode {
  return { kind: 'group', label, children: pagesOf(paths) };
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

function heapsOf(
  listed: readonly Listed[],
  specifications: readonly Specification[],
  labels: Messages['labels'],
): Heap[] {
  const tags = new Map(specifications.map((specification) => [specification.id, labelsOfTags(specification)]));
  const heaps = new Map<string, Heap>();
  for (const { operation, entry } of listed) {
    const [tag] = operation.tags;
    const label =
      (operation.graphql && labels[kindLabels[operation.graphql.kind]]) ??
      textOf(operation.extensions['x-group']) ??
      (tag === undefined ? undefined : (tags.get(operation.specification)?.get(tag) ?? tag));
    const heap = heaps.get(label ?? '') ?? { label, paths: [] };
    heap.paths.push(entry.path);
    heaps.set(label ?? '', heap);
  }
  return [...heaps.values()];
}

function labelsOfTags({ document }: Specification): Map<string, string> {
  const labels = new Map<string, string>();
  for (const declared of listOf(document['tags'])) {
    const tag = objectOf(declared);
    const label = textOf(tag['x-group']) ?? textOf(tag['x-displayName']);
    const name = textOf(tag['name']);
    if (name !== undefined && label !== undefined) labels.set(name, label);
  }
  return labels;
}

/** Puts a group of generated pages where these lie; docs.json does not have it. */
export function madeGroup(group: GroupNode, where: Partial<Omit<PlacedGroup, 'group'>> = {}): PlacedGroup {
  return { group, path: [], division: undefined, version: undefined, handed: {}, ...where };
}

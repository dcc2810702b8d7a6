import type { Section } from '../../formats/section.js';
import { idPart } from '../../shared/idPart.js';
import { isBareChoice } from '../bareChoice.js';
import { innerNodes, type SchemaNode } from '../../documents/schema/node.js';
import { deferMessages, rowsOfMessages } from './laterMessages.js';
import { schemaRoots, withSchemas, type SchemaRoot } from './sectionSchemas.js';

/** Pages with at most this many rows show every schema wherever it occurs. */
const smallPage = 60;
/** Maximum number of rows of a page; deeper rows are loaded on demand. */
const mostRows = 120;
/** Schemas with at most this many rows are always shown, because a link would take as much room. */
const shortRows = 3;
/** Characters of descriptions that count as one row. */
const rowText = 400;

/** A node under construction. */
type Growing = { -readonly [Key in keyof SchemaNode]: SchemaNode[Key] };

interface Task extends SchemaRoot {
  growing: Growing;
  depth: number;
}

/**
 * Shows each component schema of a large page once, and links to it from elsewhere. The schemas of a page grow together, level by level, so
 * that deep levels are loaded on demand instead of whole responses.
 *
 * @param claim returns an unused id of the page, the preferred one if possible.
 */
export function shareSchemas(sections: readonly Section[], claim: (id: string) => string): readonly Section[] {
  const parts = deferMessages(sections, mostRows);
  const roots = schemaRoots(parts);
  if (roots.reduce((sum, { node }) => sum + countRows(node, smallPage), 0) <= smallPage) return sections;
  const grown = growTogether(roots, rowsOfMessages(parts), claim).values();
  return parts.map((section) => withSchemas(section, ({ node }) => grown.next().value ?? node));
}

/**
 * Builds the schemas of a page, in the order of the roots.
 *
 * @param otherRows number of rows taken by other content.
 */
function growTogether(roots: readonly SchemaRoot[], otherRows: number, claim: (id: string) => string): SchemaNode[] {
  const directed = directedNames(roots.map(({ node }) => node));
  const tasksByName = new Map<string, Task>();
  const repeats: Task[] = [];
  /** First the nodes that are on the page, then those that are loaded on demand, so that a schema is shown on the page if possible. */
  const tasks: Task[] = [];
  const laterTasks: Task[] = [];
  let rows = otherRows;

  /** Adds a node. Its content is added later. */
  function plant({ node, ...about }: Omit<Task, 'growing'>): Growing {
    const { isTarget, children, variants, clauses, ...rest } = node;
    const growing: Growing = { ...rest, children: [], variants: [] };
    const task = { ...about, node, growing };
    if (!about.around) rows += 1 + Math.floor((node.description?.length ?? 0) / rowText);
    (about.around ? laterTasks : tasks).push(task);
    if (node.cut?.reason === 'repeated') repeats.push(task);
    return growing;
  }

  function grow({ node, isRequest, depth }: Task, growing: Growing, around: SchemaRoot['around']): void {
    const below = (child: SchemaNode): Growing => plant({ node: child, isRequest, depth: depth + 1, around });
    growing.children = node.children.map(below);
    growing.variants = node.variants.map((each) => ({
      ...each,
      options: each.options.map((option) => ({ ...option, node: below(option.node) })),
    }));
    if (node.clauses) growing.clauses = node.clauses.map((each) => ({ ...each, node: below(each.node) }));
  }

  /** Adds the content of a node, a link that loads it, or a link to where it is shown. */
  function unfold(task: Task): void {
    const { node, growing, isRequest, depth, around } = task;
    const { schemaName: name, children, variants } = node;
    const choices = variants.filter((each) => !isBareChoice(each));
    const rowCount = children.length + choices.reduce((sum, { options }) => sum + options.length, 0);
    if (rowCount === 0 && !node.clauses) {
      growing.variants = variants;
      return;
    }
    const first = name === undefined ? undefined : tasksByName.get(name);
    const isSame = first !== undefined && (first.isRequest === isRequest || !directed.has(name ?? ''));
    if (isSame && rowCount > shortRows) {
      growing.cut = { reason: 'repeated', name: name ?? node.type };
      repeats.push(task);
      return;
    }
    if (name !== undefined && !first) tasksByName.set(name, task);
    if (around || depth === 0 || rows + rowCount <= mostRows) grow(task, growing, around);
    else {
      const later: Growing = { ...growing };
      growing.later = later;
      grow(task, later, growing);
    }
  }

  const grown = roots.map((root) => plant({ ...root, depth: 0 }));
  // Both grow during iteration.
  for (const task of tasks) unfold(task);
  for (const task of laterTasks) unfold(task);
  for (const { growing, around } of repeats) {
    const name = growing.cut?.name ?? '';
    const first = tasksByName.get(name);
    const target = first?.growing.later && around === first.growing ? first.growing.later : first?.growing;
    growing.cut = { reason: 'budget', name };
    if (!first || !target) continue;
    const anchor = (target.anchor ??= claim(`schema-${idPart(name)}`));
    growing.cut = { reason: 'repeated', name, anchor };
    if (first.around && !around) first.around.anchors = [...new Set<string>(first.around.anchors).add(anchor)];
  }
  return grown;
}

/** Names of schemas that differ between requests and responses because of read-only or write-only fields. */
function directedNames(roots: readonly SchemaNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  const isDirected = (node: SchemaNode): boolean => {
    const inside = innerNodes(node).map(isDirected).includes(true) || names.has(node.cut?.name ?? '');
    if (inside && node.schemaName !== undefined) names.add(node.schemaName);
    return inside || node.readOnly || node.writeOnly;
  };
  // A schema may turn out to be cut only after another one was visited, so repeat until nothing changes.
  for (let count = -1; count !== names.size;) {
    count = names.size;
    roots.forEach(isDirected);
  }
  return names;
}

/** Number of rows of a tree, counted up to a limit. */
function countRows(node: SchemaNode, limit: number): number {
  let count = 1;
  for (const each of innerNodes(node)) {
    if (count > limit) return count;
    count += countRows(each, limit - count);
  }
  return count;
}

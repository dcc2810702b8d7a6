import type { Section } from '../../formats/section.js';
import { idPart } from '../../shared/idPart.js';
import { innerNodes, type SchemaNode } from '../../documents/schema/node.js';
import { deferMessages, rowsOfMessages } from './laterMessages.js';
import { schemaRoots, withSchemas, type SchemaRoot } from './sectionSchemas.js';

/** Number of rows up to which a page shows every schema wherever it occurs. */
const smallPage = 60;
/** Maximum number of rows of a page; deeper ones are loaded on demand. */
const mostRows = 120;
/** Number of rows of a schema that are shown again all the same: a link to them would be as long. */
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
 * Shows each component schema of a large page once, and leads to it from other places. The schemas of a page grow level by level, all of them together,
 * so that deep levels are loaded on demand rather than whole responses.
 *
 * @param claim gives an id of the page, the wanted one if possible.
 */
export function shareSchemas(sections: readonly Section[], claim: (id: string) => string): readonly Section[] {
  const parts = deferMessages(sections, mostRows);
  const roots = schemaRoots(parts);
  if (roots.reduce((sum, { node }) => sum + countRows(node, smallPage), 0) <= smallPage) return sections;
  const grown = growTogether(roots, rowsOfMessages(parts), claim).values();
  return parts.map((section) => withSchemas(section, ({ node }) => grown.next().value ?? node));
}

/**
 * The schemas of a page in the order of the roots.
 *
 * @param otherRows number of rows that something else takes.
 */
function growTogether(roots: readonly SchemaRoot[], otherRows: number, claim: (id: string) => string): SchemaNode[] {
  const directed = directedNames(roots.map(({ node }) => node));
  const tasksByName = new Map<string, Task>();
  const repeats: Task[] = [];
  /** Tasks whose content is on the page, and those whose content is loaded: a schema is shown on the page if possible. */
  const tasks: Task[] = [];
  const laterTasks: Task[] = [];
  let rows = otherRows;

  /** Adds a node without its content, which follows when its turn comes. */
  function plant({ node, ...about }: Omit<Task, 'growing'>): Growing {
    const { isTarget, children, variants, not, ...rest } = node;
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
    if (node.not) growing.not = below(node.not);
  }

  /** Shows the content of a node, a place that loads it, or a link to where it is shown. */
  function unfold(task: Task): void {
    const { node, growing, isRequest, depth, around } = task;
    const { schemaName: name, children, variants } = node;
    const rowCount = children.length + variants.reduce((sum, { options }) => sum + options.length, 0);
    if (rowCount === 0 && !node.not) return;
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
    const inLater = first?.growing.later && around === first.growing ? first.growing.later : first?.growing;
    // The page leads to the place that loads the content. The loaded content has all of it.
    const target = first?.around && !around ? first.around : inLater;
    if (target) target.anchor ??= claim(`schema-${idPart(name)}`);
    growing.cut = target ? { reason: 'repeated', name, anchor: target.anchor } : { reason: 'budget', name };
  }
  return grown;
}

/** Names of schemas that differ between requests and responses, as they contain read-only or write-only fields. */
function directedNames(roots: readonly SchemaNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  const isDirected = (node: SchemaNode): boolean => {
    const inside = innerNodes(node).map(isDirected).includes(true) || names.has(node.cut?.name ?? '');
    if (inside && node.schemaName !== undefined) names.add(node.schemaName);
    return inside || node.readOnly || node.writeOnly;
  };
  // What is cut in one place may be known only after another one.
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

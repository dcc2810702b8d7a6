import type { Section, SectionContent } from '../../formats/section.js';
import { idPart } from '../../shared/idPart.js';
import type { BodyContent, Parameter, SchemaNode } from '../body.js';

/** Number of rows up to which a page shows every schema wherever it occurs. */
const smallPage = 60;
/** Maximum number of rows of a page; deeper ones are loaded on demand. */
const mostRows = 140;
/** Number of rows of a schema that are shown again all the same: a link to them would be as long. */
const shortRows = 3;
/** Characters of descriptions that count as one row. */
const rowText = 400;

/** A node under construction. */
type Growing = { -readonly [Key in keyof SchemaNode]: SchemaNode[Key] };

interface Root {
  node: SchemaNode;
  /** True for what clients send. */
  isRequest: boolean;
}

interface Task extends Root {
  growing: Growing;
  depth: number;
  /** The node of the page whose content is loaded on demand, if this one is in it. */
  around?: Growing | undefined;
}

/**
 * Shows each component schema of a large page once, and leads to it from other places. The schemas of a page grow level by level, all of them together,
 * so that deep levels are loaded on demand rather than whole responses.
 *
 * @param claim gives an id of the page, the wanted one if possible.
 */
export function shareSchemas(sections: readonly Section[], claim: (wanted: string) => string): readonly Section[] {
  const roots = [...new Map(sections.flatMap(rootsOf).map((root) => [root.node, root])).values()];
  if (roots.reduce((sum, { node }) => sum + countRows(node, smallPage), 0) <= smallPage) return sections;
  const grown = growTogether(roots, claim);
  return sections.map((section) => withSchemas(section, (node) => grown.get(node) ?? node));
}

function growTogether(roots: readonly Root[], claim: (wanted: string) => string): Map<SchemaNode, SchemaNode> {
  const directed = directedNames(roots.map(({ node }) => node));
  const shown = new Map<string, Task>();
  const repeats: Task[] = [];
  const tasks: Task[] = [];
  let rows = 0;

  /** Adds a node without its content, which follows when its turn comes. */
  function plant({ node, ...about }: Omit<Task, 'growing'>): Growing {
    const { isTarget, children, variants, not, ...rest } = node;
    const growing: Growing = { ...rest, children: [], variants: [] };
    const task = { ...about, node, growing };
    if (!about.around) rows += 1 + Math.floor((node.description?.length ?? 0) / rowText);
    tasks.push(task);
    if (node.cut?.reason === 'repeated') repeats.push(task);
    return growing;
  }

  function grow({ node, isRequest, depth }: Task, growing: Growing, around: Growing | undefined): void {
    const below = (child: SchemaNode): Growing => plant({ node: child, isRequest, depth: depth + 1, around });
    growing.children = node.children.map(below);
    growing.variants = node.variants.map((each) => ({
      ...each,
      options: each.options.map((option) => ({ ...option, node: below(option.node) })),
    }));
    if (node.not) growing.not = below(node.not);
  }

  const grown = new Map(roots.map((root) => [root.node, plant({ ...root, depth: 0 })]));
  // Grows during iteration.
  for (const task of tasks) {
    const { node, growing, isRequest, depth, around } = task;
    const { schemaName: name, children, variants } = node;
    const wanted = children.length + variants.reduce((sum, { options }) => sum + options.length, 0);
    if (wanted === 0 && !node.not) continue;
    const first = name === undefined ? undefined : shown.get(name);
    const isSame = first !== undefined && (first.isRequest === isRequest || !directed.has(name ?? ''));
    if (isSame && wanted > shortRows) {
      growing.cut = { reason: 'repeated', name: name ?? node.type };
      repeats.push(task);
      continue;
    }
    if (name !== undefined && !first) shown.set(name, task);
    if (around || depth === 0 || rows + wanted <= mostRows) grow(task, growing, around);
    else {
      const later: Growing = { ...growing };
      growing.later = later;
      grow(task, later, growing);
    }
  }
  for (const { growing, around } of repeats) {
    const name = growing.cut?.name ?? '';
    const first = shown.get(name);
    // What is loaded on demand can be reached from elsewhere at the place that loads it.
    const inLater = first?.growing.later && around === first.growing ? first.growing.later : first?.growing;
    const target = first?.around && first.around !== around ? first.around : inLater;
    if (target) target.anchor ??= claim(`schema-${idPart(name)}`);
    growing.cut = target ? { reason: 'repeated', name, anchor: target.anchor } : { reason: 'budget', name };
  }
  return grown;
}

/** Names of schemas that differ between requests and responses, as they contain read-only or write-only fields. */
function directedNames(roots: readonly SchemaNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  const isDirected = (node: SchemaNode): boolean => {
    const inside = insideOf(node).map(isDirected).includes(true) || names.has(node.cut?.name ?? '');
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

function insideOf({ children, variants, not }: SchemaNode): SchemaNode[] {
  return [...children, ...variants.flatMap(({ options }) => options.map(({ node }) => node)), ...(not ? [not] : [])];
}

/** Number of rows of a tree, counted up to a limit. */
function countRows(node: SchemaNode, limit: number): number {
  let count = 1;
  for (const each of insideOf(node)) {
    if (count > limit) return count;
    count += countRows(each, limit - count);
  }
  return count;
}

function rootsOf({ content, id }: Section): Root[] {
  const roots: Root[] = [];
  withSchemas({ title: '', id, content }, (node, isRequest) => {
    roots.push({ node, isRequest });
    return node;
  });
  return roots;
}

type Change = (node: SchemaNode, isRequest: boolean) => SchemaNode;

/** A section with other schemas in the place of its own. */
function withSchemas(section: Section, change: Change): Section {
  return { ...section, content: changed(section.content, change) };
}

function changed(content: SectionContent, change: Change): SectionContent {
  const inParameters = (parameters: readonly Parameter[], isRequest: boolean): Parameter[] =>
    parameters.map((parameter) => ({ ...parameter, schema: change(parameter.schema, isRequest) }));
  const inContents = (contents: readonly BodyContent[], isRequest: boolean): BodyContent[] => {
    // Content types with equal schemas are shown together.
    const known = new Map<string, SchemaNode>();
    return contents.map((each) => {
      if (!each.schema) return each;
      const key = JSON.stringify(each.schema);
      const schema = known.get(key) ?? change(each.schema, isRequest);
      known.set(key, schema);
      return { ...each, schema };
    });
  };
  const inSections = (sections: readonly Section[]): Section[] => sections.map((each) => withSchemas(each, change));
  switch (content.kind) {
    case 'parameters':
      return { ...content, parameters: inParameters(content.parameters, true) };
    case 'body':
      return { ...content, body: { ...content.body, contents: inContents(content.body.contents, true) } };
    case 'responses':
      return {
        ...content,
        responses: content.responses.map((response) => ({
          ...response,
          headers: inParameters(response.headers, false),
          contents: inContents(response.contents, false),
        })),
      };
    case 'callbacks':
      return {
        ...content,
        callbacks: content.callbacks.map((callback) => ({ ...callback, sections: inSections(callback.sections) })),
      };
    case 'exchanges':
      return {
        ...content,
        exchanges: content.exchanges.map((exchange) => ({
          ...exchange,
          messages: exchange.messages.map((message) => ({ ...message, sections: inSections(message.sections) })),
          ...(exchange.reply && {
            reply: {
              ...exchange.reply,
              messages: exchange.reply.messages.map((message) => ({
                ...message,
                sections: inSections(message.sections),
              })),
            },
          }),
        })),
      };
    default:
      return content;
  }
}

import { docsLink } from '../docsLink.js';
import { entriesOf, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../json.js';
import { sinceOf } from './since.js';
import { constraintsOf } from './constraints.js';
import { enumTextsOf } from './enumTexts.js';
import { mergeSchema, type Merged } from './merge.js';
import type { Clause, Constraint, SchemaNode, Variant, Variants } from './node.js';
import { rowsOf, type Row } from './rows.js';
import { valueText } from './text.js';
import { typeText } from './typeText.js';
import { choicesOf } from './variants.js';

/** Options for describing a schema. */
export interface TreeOptions {
  /** Properties in file order; false sorts required ones first, then by name. */
  maintainOrder: boolean;
}

/** Maximum depth below the root, and that of a few rows. */
const MAX_DEPTH = 8;
const MAX_DEPTH_OF_FEW = 16;
/** Maximum number of rows of a schema that is shown whole, and of one that has more. A long description counts as several rows. */
const MAX_WHOLE = 1000;
const MAX_ROWS = 500;

/** After this many rows, a component is shown only once in a tree. */
const REPEATED_ROWS = 60;
/** Components with at most this many rows are always shown, because a link would take as much room. */
const SHORT_ROWS = 3;

/** Characters of descriptions that count as one row. */
const ROW_TEXT = 400;

/** Maximum nesting of arrays that is unwrapped. */
const MAX_ARRAYS = 8;

/** A node under construction. */
type Growing = { -readonly [Key in keyof SchemaNode]: SchemaNode[Key] } & {
  children: SchemaNode[];
  variants: Variants[];
};

interface Task {
  node: Growing;
  levels: Levels;
  depth: number;
  above: ReadonlySet<string>;
  /** Rows of the schema whose choice this is. Those that it includes are not repeated. */
  inherited: readonly Row[];
}

/** A schema, and what it contains if it is an array. */
interface Levels {
  outer: Merged;
  /** The items of the array, those of its items, and so on. */
  items: readonly Merged[];
  /** The innermost items, or the schema itself. */
  content: Merged;
}

/** The schema that has a choice. */
interface Parent {
  pointer: string;
  rows: readonly Row[];
}

/**
 * Builds the rows of a schema. The tree grows level by level, so that an exhausted budget cuts deep levels instead of the last properties.
 * Recursive schemas are cut and marked; large trees also cut repeated schemas.
 *
 * @param schema as written.
 * @param row name and `required` of the root, for parameters and headers.
 */
export function schemaTree(
  document: JsonObject,
  schema: Json | undefined,
  options: TreeOptions,
  row: Omit<Row, 'schema'> = { required: false },
): SchemaNode {
  const whole = growTree(document, schema, options, row, MAX_WHOLE);
  return whole.isFull ? growTree(document, schema, options, row, MAX_ROWS).root : whole.root;
}

function growTree(
  document: JsonObject,
  schema: Json | undefined,
  options: TreeOptions,
  row: Omit<Row, 'schema'>,
  most: number,
): { root: SchemaNode; isFull: boolean } {
  const tasks: Task[] = [];
  let isFull = false;
  const expanded = new Map<string, Growing>();
  let rows = 0;

  const grow = (
    { schema: source, name, required }: Row,
    depth: number,
    above: ReadonlySet<string>,
    parent?: Parent,
  ): SchemaNode => {
    const outer = mergeSchema(document, source);
    const { levels, followed } = throughArrays(document, outer);
    const { content } = levels;
    const node = nodeOf(document, levels, required);
    rows += 1 + Math.floor(textLength(node) / ROW_TEXT);
    if (name !== undefined) node.name = name;
    const loop = followed.find((pointer) => pointer !== parent?.pointer && above.has(pointer));
    if (hasMore(levels)) {
      if (loop !== undefined) node.cut = { reason: 'recursive', name: content.name ?? outer.name ?? node.type };
      else {
        const inherited = parent?.rows ?? [];
        tasks.push({ node, levels, depth, above: new Set([...above, ...followed]), inherited });
      }
    }
    return node;
  };

  const root = grow({ schema: schema ?? true, ...row }, 0, new Set());
  // Grows during iteration.
  for (const { node, levels, depth, above, inherited } of tasks) {
    const { content } = levels;
    const rowsBelow = rowsOf(content, options.maintainOrder);
    const below = rowsBelow.filter((each) => !inherited.some((other) => isSameRow(each, other)));
    const choices = content.unions.map((union) => ({ union, choices: choicesOf(document, union) }));
    const rowCount = below.length + choices.reduce((sum, { choices: each }) => sum + each.length, 0);
    const component = content.followed[0];
    const first = component === undefined ? undefined : expanded.get(component);
    if (first && rows > REPEATED_ROWS && rowCount > SHORT_ROWS) {
      first.isTarget = true;
      node.cut = { reason: 'repeated', name: content.name ?? node.type };
      continue;
    }
    // A few rows are shown above the limits too, because a note in their place would not be shorter.
    const isFew = rowCount <= SHORT_ROWS;
    const isTooLong = rows + rowCount > (isFew ? 2 * most : most);
    isFull ||= isTooLong;
    if (depth >= (isFew ? MAX_DEPTH_OF_FEW : MAX_DEPTH) || (depth > 0 && isTooLong)) {
      node.cut = { reason: 'budget', name: content.name ?? node.type };
      continue;
    }
    if (component !== undefined && content.name !== undefined && !first) expanded.set(component, node);
    node.children = below.slice(0, MAX_ROWS).map((each) => grow(each, depth + 1, above));
    if (below.length > MAX_ROWS)
      node.cut = { reason: 'budget', name: content.name ?? node.type, more: below.length - MAX_ROWS };
    node.variants = choices.map(({ union, choices: each }) => {
      const parent = union.base === undefined ? undefined : { pointer: union.base, rows: rowsBelow };
      return {
        kind: union.kind,
        ...(union.discriminator && { discriminator: union.discriminator.property }),
        options: each.slice(0, MAX_ROWS).map(({ schema: option, ...choice }): Variant => {
          return { ...choice, node: grow({ schema: option, required: false }, depth + 1, above, parent) };
        }),
      };
    });
    const clauses = clausesOf(levels).map(({ schema: clause, ...about }) => {
      return { ...about, node: grow({ schema: clause, required: false }, depth + 1, above) };
    });
    if (clauses.length > 0) node.clauses = clauses;
  }
  return { root, isFull };
}

const isSameRow = (a: Row, b: Row): boolean => a.name === b.name && a.schema === b.schema && a.required === b.required;

/** Number of characters in the descriptions of a node and its values. */
function textLength({ description = '', enumTexts = [] }: SchemaNode): number {
  return enumTexts.reduce((length, text) => length + (text.description?.length ?? 0), description.length);
}

/** Returns the levels of nested arrays, with the references followed on the way. */
function throughArrays(document: JsonObject, outer: Merged): { levels: Levels; followed: readonly string[] } {
  const items: Merged[] = [];
  const followed = [...outer.followed];
  let content = outer;
  for (let level = 0; level < MAX_ARRAYS && isObject(content.schema['items']); level += 1) {
    if (listOf(content.schema['prefixItems']).length > 0) break;
    content = mergeSchema(document, content.schema['items']);
    items.push(content);
    // An array that contains itself.
    if (content.followed.some((pointer) => followed.includes(pointer))) break;
    followed.push(...content.followed);
  }
  return { levels: { outer, items, content }, followed };
}

function hasMore(levels: Levels): boolean {
  const { content } = levels;
  return rowsOf(content, true).length > 0 || content.unions.length > 0 || clausesOf(levels).length > 0;
}

/** The schemas that a value must match under a condition, or must not match. */
function clausesOf({ outer, content }: Levels): (Omit<Clause, 'node'> & { schema: Json })[] {
  const { schema, nots } = outer;
  const [not, otherNot] = nots;
  const conditions = new Set([...outer.conditions, ...content.conditions]);
  const { contains } = schema;
  return [
    ...(not === undefined ? [] : [{ kind: 'not' as const, schema: otherNot === undefined ? not : { anyOf: nots } }]),
    ...(contains === undefined ? [] : [{ kind: 'contains' as const, schema: contains }]),
    ...[...conditions].flatMap((condition) => [
      ...entriesOf(condition['dependentSchemas']).map(([name, each]) => ({
        ...{ kind: 'present' as const, name },
        schema: each,
      })),
      ...(['if', 'then', 'else'] as const).flatMap((kind) => {
        const { if: premise, [kind]: each } = condition;
        return premise === undefined || each === undefined ? [] : [{ kind, schema: each }];
      }),
    ]),
  ];
}

function nodeOf(document: JsonObject, { outer, items, content }: Levels, required: boolean): Growing {
  const { schema } = outer;
  const texts = [outer, ...items].flatMap(({ schema: each }) => [
    textOf(each['description']),
    docsLink(objectOf(each['externalDocs'])),
  ]);
  const description = [...new Set(texts)].filter((text) => text !== undefined).join('\n\n');
  const title = textOf(schema['title']);
  const name = content.name ?? outer.name;
  const holder = listOf(schema['enum']).length > 0 ? schema : content.schema;
  const enumTexts = enumTextsOf(holder);
  const examples = examplesOf(schema);
  const inner = items
    .flatMap((each) => constraintsOf(each.schema))
    .map((constraint): Constraint => ({ ...constraint, ofItems: true }));
  return {
    type: typeText(document, outer),
    ...(name !== undefined && { schemaName: name }),
    ...(title !== undefined && { title }),
    required,
    deprecated: schema['deprecated'] === true,
    ...sinceOf(schema),
    readOnly: schema['readOnly'] === true,
    writeOnly: schema['writeOnly'] === true,
    ...(description !== '' && { description }),
    ...(schema['default'] !== undefined && { default: valueText(schema['default']) }),
    ...(schema['const'] !== undefined && { const: valueText(schema['const']) }),
    enum: listOf(holder['enum']).map(valueText),
    ...(enumTexts && { enumTexts }),
    examples: (examples.length > 0 ? examples : examplesOf(content.schema)).map(valueText),
    constraints: [...constraintsOf(schema), ...inner, ...requirementsOf(content)],
    children: [],
    variants: [],
  };
}

/** Constraints for properties that a schema requires without describing them, as choices of a `oneOf` often do. */
function requirementsOf({ schema }: Merged): Constraint[] {
  const described = new Set(Object.keys(objectOf(schema['properties'])));
  const names = listOf(schema['required']).flatMap((name) =>
    typeof name === 'string' && !described.has(name) ? [name] : [],
  );
  return names.length > 0 ? [{ kind: 'requires', text: names.join(', ') }] : [];
}

/** The examples in the schema itself. */
export function examplesOf(schema: JsonObject): readonly Json[] {
  const { example: first, examples } = schema;
  const others = isObject(examples)
    ? entriesOf(examples).map(([, example]) => (isObject(example) ? (example['value'] ?? example) : example))
    : listOf(examples);
  return first === undefined ? others : [first, ...others];
}

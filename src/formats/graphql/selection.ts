import { namedType, type GraphqlField, type GraphqlType } from './schema.js';
import type { Json } from '../../documents/json.js';
import { remember } from '../../shared/remember.js';
import { isRequired, sampleScalar, wrapInLists } from './sampleValue.js';
import type { SchemaIndex } from './schemaIndex.js';

/** A field in a sample operation. */
export interface Selected {
  name: string;
  /** Name of the field in the response, where another type of a union has a different field of that name. */
  alias?: string;
  type: string;
  /** Arguments as written: `first: 10`. */
  arguments?: string;
  /** Type condition of an inline fragment, which has no name. */
  on?: string;
  selection: readonly Selected[];
}

const DEPTH = 3;
/** Maximum number of fields selected in an object. */
const LEAVES = 6;
const BRANCHES = 3;
/** Maximum number of types selected in a union. */
const MEMBERS = 2;

/** Fields that tell most about an object; they are selected first. */
const telling = ['id', 'name', 'title', 'login', 'slug', 'url', 'status', 'state', 'totalCount'];
const paging = ['nodes', 'edges', 'node', 'cursor', 'pageInfo'];

/** Selects fields of a type for a sample: some of its scalars, and fewer fields of nested objects the deeper they are. */
export function selectionOf(type: string, index: SchemaIndex, depth = 0, within: readonly string[] = []): Selected[] {
  const target = index.typeOf(namedType(type));
  if (!target || !['object', 'interface', 'union'].includes(target.kind)) return [];
  const path = [...within, target.name];
  const leaves = leavesOf(target, index, depth === 0 ? LEAVES : LEAVES - depth);
  const branches =
    depth + 1 >= DEPTH && target.kind !== 'union' && leaves.length > 0 ? [] : branchesOf(target, index, depth, path);
  const members = leaves.length + branches.length === 0 ? membersOf(target, index, depth, path) : [];
  const isAbstract = target.kind !== 'object';
  const selected = [...leaves, ...branches, ...members];
  return isAbstract || selected.length === 0
    ? [{ name: '__typename', type: 'String!', selection: [] }, ...selected]
    : selected;
}

function isOpen(field: GraphqlField): boolean {
  return field.deprecation === undefined && !field.arguments.some((argument) => isRequired(argument));
}

function isLeaf({ type }: GraphqlField, index: SchemaIndex): boolean {
  const kind = index.typeOf(namedType(type))?.kind;
  return kind === undefined || kind === 'enum' || kind === 'scalar';
}

function leavesOf({ fields }: GraphqlType, index: SchemaIndex, most: number): Selected[] {
  const leaves = fields.filter((field) => isOpen(field) && isLeaf(field, index));
  const rank = ({ name }: GraphqlField): number => (telling.includes(name) ? telling.indexOf(name) : telling.length);
  return [...leaves]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, Math.max(2, most))
    .map(({ name, type }) => ({ name, type, selection: [] }));
}

function branchesOf(parent: GraphqlType, index: SchemaIndex, depth: number, path: readonly string[]): Selected[] {
  const isConnection = parent.name.endsWith('Connection');
  const branches = parent.fields.filter((field) => {
    if (!isOpen(field) || isLeaf(field, index) || path.includes(namedType(field.type))) return false;
    // Edges only repeat what nodes contain.
    return !(isConnection && field.name === 'edges' && parent.fields.some(({ name }) => name === 'nodes'));
  });
  const rank = ({ name }: GraphqlField): number => (paging.includes(name) ? paging.indexOf(name) : paging.length);
  return [...branches]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, Math.max(1, BRANCHES - depth))
    .flatMap((field) => {
      const selection = selectionOf(field.type, index, depth + 1, path);
      if (selection.length === 0) return [];
      const { name, type } = field;
      const first = field.arguments.some((argument) => argument.name === 'first' && argument.type === 'Int');
      return [{ name, type, ...(first && { arguments: 'first: 10' }), selection }];
    });
}

function membersOf(parent: GraphqlType, index: SchemaIndex, depth: number, path: readonly string[]): Selected[] {
  const names =
    parent.kind === 'union' ? parent.members : parent.kind === 'interface' ? index.implementationsOf(parent.name) : [];
  if (depth >= DEPTH) return [];
  const shapes = new Map<string, string>();
  return names
    .filter((name) => !path.includes(name))
    .slice(0, MEMBERS)
    .flatMap((name) => {
      const selection = selectionOf(name, index, depth + 1, path).map((field) => withAlias(field, name, shapes));
      return selection.length === 0 ? [] : [{ name: '', on: name, type: name, selection }];
    });
}

/**
 * Gives a field an alias if an earlier type has a field of the same name and another shape, as one response cannot have both
 * (GraphQL, "Field Selection Merging").
 *
 * @param shapes of the fields before, by name; gets those of new names.
 */
function withAlias(field: Selected, type: string, shapes: Map<string, string>): Selected {
  const shape = `${field.type} ${selectionText(field.selection)}`;
  const other = remember(shapes, field.name, () => shape);
  return other === shape ? field : { ...field, alias: `${field.name}Of${type}` };
}

/** Prints a selection with braces. */
export function selectionText(selection: readonly Selected[], indent = ''): string {
  const inner = `${indent}  `;
  const lines = selection.map(({ name, alias, on, arguments: inputs, selection: below }) => {
    const field = `${alias === undefined ? '' : `${alias}: `}${name}${inputs === undefined ? '' : `(${inputs})`}`;
    const head = on === undefined ? field : `... on ${on}`;
    return `${inner}${head}${below.length === 0 ? '' : ` ${selectionText(below, inner)}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A sample response to a selection. For a union, it uses the first type. */
export function answerTo(selection: readonly Selected[], type: string, index: SchemaIndex): Json {
  if (selection.length === 0) return wrapInLists(type, leafAnswer(type, index, ''));
  return wrapInLists(type, objectAnswer(selection, namedType(type), index));
}

function objectAnswer(selection: readonly Selected[], owner: string, index: SchemaIndex): Json {
  const member = selection.find(({ on }) => on !== undefined);
  const [firstType] = [...(index.typeOf(owner)?.members ?? []), ...index.implementationsOf(owner)];
  const concrete = member?.on ?? firstType ?? owner;
  const entries = selection.flatMap(({ name, on, type, selection: below }): [string, Json][] => {
    if (on !== undefined) return [];
    if (name === '__typename') return [[name, concrete]];
    const value = below.length === 0 ? wrapInLists(type, leafAnswer(type, index, name)) : answerTo(below, type, index);
    return [[name, value]];
  });
  const ofMember = member ? (objectAnswer(member.selection, concrete, index) as Record<string, Json>) : {};
  return { ...Object.fromEntries(entries), ...ofMember };
}

function leafAnswer(type: string, index: SchemaIndex, field: string): Json {
  const name = namedType(type);
  const target = index.typeOf(name);
  return target?.kind === 'enum' ? (target.values[0]?.name ?? '') : sampleScalar(name, field);
}

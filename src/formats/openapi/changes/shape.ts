import { entriesOf, isObject, listOf, without, type Json, type JsonObject } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { resolve } from '../../../documents/resolve.js';
import { typeOf } from '../../../documents/schema/types.js';
import { remember } from '../../../shared/remember.js';

/** A value in a document. */
export interface Located<Value = Json | undefined> {
  value: Value;
  pointer: string;
}

/** A Schema Object without a reference. */
export type SchemaPart = Located<JsonObject>;

/** A schema with its references and `allOf` merged, with the position of each keyword. */
export interface Shape {
  /** Position of the schema itself. */
  pointer: string;
  parts: readonly SchemaPart[];
  /** Without `null`; undefined if any type is allowed. */
  types: ReadonlySet<string> | undefined;
  isNullable: boolean;
  /** Allowed values without `null`; undefined if any value is allowed. */
  values: readonly Json[] | undefined;
  fields: ReadonlyMap<string, readonly Located[]>;
  required: ReadonlySet<string>;
  /** Alternatives of `oneOf` and `anyOf`, without `null`. */
  alternatives: readonly Located[];
}

/** Returns all schemas that apply to a value, with references followed and `allOf` flattened. */
export type ExpandSchema = (schemas: readonly Located[]) => readonly SchemaPart[];

/** Creates the function for a document. Results are cached, because fields are read twice and shared schemas often. */
export function createExpand(document: JsonObject): ExpandSchema {
  const results = new Map<string, readonly SchemaPart[]>();
  return (schemas) => {
    const key = schemas.map(({ pointer }) => pointer).join(' ');
    return remember(results, key, () => {
      const parts = new Map<string, SchemaPart>();
      for (const schema of schemas) expand(document, schema, parts);
      return [...parts.values()];
    });
  };
}

function expand(document: JsonObject, { value, pointer }: Located, parts: Map<string, SchemaPart>): void {
  if (!isObject(value) || parts.has(pointer)) return;
  if (typeof value['$ref'] === 'string') {
    const target = resolve(document, { $ref: value['$ref'] });
    if (target?.pointer !== undefined) expand(document, { value: target.value, pointer: target.pointer }, parts);
    const rest = without(value, '$ref', 'summary', 'description');
    if (Object.keys(rest).length > 0) parts.set(pointer, { value: rest, pointer });
    return;
  }
  parts.set(pointer, { value, pointer });
  for (const [index, part] of listOf(value['allOf']).entries())
    expand(document, { value: part, pointer: joinPointer(pointer, 'allOf', index) }, parts);
  const single = onlyAlternative({ value, pointer });
  if (single) expand(document, single, parts);
}

const isNull = ({ value }: Located): boolean => isObject(value) && value['type'] === 'null';

function writtenAlternatives({ value, pointer }: SchemaPart): Located[] {
  return ['oneOf', 'anyOf'].flatMap((key) =>
    listOf(value[key]).map((each, index) => ({ value: each, pointer: joinPointer(pointer, key, index) })),
  );
}

/** The alternative beside `null`, or the only one. */
function onlyAlternative(part: SchemaPart): Located | undefined {
  const [first, other] = writtenAlternatives(part).filter((each) => !isNull(each));
  return other ? undefined : first;
}

/**
 * @param parts parts of one schema.
 * @param places positions at which the schema is written.
 */
export function readShape(parts: readonly SchemaPart[], places: readonly Located[]): Shape {
  const groups = parts.map(writtenAlternatives);
  const alternatives = groups
    .map((all) => all.filter((each) => !isNull(each)))
    .filter(({ length }) => length > 1)
    .flat();
  const fields = new Map<string, Located[]>();
  for (const { value, pointer: at } of parts)
    for (const [name, field] of entriesOf(value['properties']))
      fields.set(name, [...(fields.get(name) ?? []), { value: field, pointer: joinPointer(at, 'properties', name) }]);
  const values = intersectAll(parts.map(({ value }) => valuesOf(value)));
  const types = intersectTypes(parts.map(({ value }) => typesOf(value)));
  return {
    pointer: parts[0]?.pointer ?? places[0]?.pointer ?? '',
    parts,
    types: types && new Set([...types].filter((type) => type !== 'null')),
    isNullable:
      (types?.has('null') ?? false) || (values?.includes(null) ?? false) || groups.flat().some((each) => isNull(each)),
    values: values?.filter((value) => value !== null),
    fields,
    required: new Set(
      parts.flatMap(({ value }) => listOf(value['required']).filter((name) => typeof name === 'string')),
    ),
    alternatives,
  };
}

function typesOf(value: JsonObject): string[] | undefined {
  const { type } = value;
  if (typeof type === 'string') return [type];
  const types = listOf(type).filter((each) => typeof each === 'string');
  if (types.length > 0) return types;
  if (isObject(value['properties']) || isObject(value['additionalProperties'])) return ['object'];
  if (value['items'] !== undefined) return ['array'];
  const values = valuesOf(value);
  return values && [...new Set(values.map(typeOf))];
}

function valuesOf(value: JsonObject): readonly Json[] | undefined {
  if (value['const'] !== undefined) return [value['const']];
  return Array.isArray(value['enum']) ? listOf(value['enum']) : undefined;
}

/** True if a list of types allows a type. */
export function allowsType(types: ReadonlySet<string> | undefined, type: string): boolean {
  return types === undefined || types.has(type) || (type === 'integer' && types.has('number'));
}

function intersectTypes(lists: readonly (readonly string[] | undefined)[]): Set<string> | undefined {
  const sets = lists.flatMap((list) => (list ? [new Set(list)] : []));
  if (sets.length === 0) return undefined;
  const all = new Set(sets.flatMap((set) => [...set]));
  return new Set([...all].filter((type) => sets.every((set) => allowsType(set, type))));
}

function intersectAll(lists: readonly (readonly Json[] | undefined)[]): readonly Json[] | undefined {
  const [first, ...rest] = lists.filter((list) => list !== undefined);
  const texts = rest.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first?.filter((value) => texts.every((set) => set.has(JSON.stringify(value))));
}

/** A keyword with its position, from the first part that has it. */
export function keywordOf({ parts }: Shape, key: string): Located | undefined {
  const part = parts.find(({ value }) => value[key] !== undefined);
  return part && { value: part.value[key], pointer: joinPointer(part.pointer, key) };
}

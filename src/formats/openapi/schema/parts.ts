import { entriesOf, isObject, listOf, without, type Json, type JsonObject } from '../json.js';
import { valueAt } from '../pointer.js';
import { localPointer, referenceName } from '../resolve.js';

/** A schema that all values must fit, without references and `allOf`. */
export interface SchemaPart {
  schema: JsonObject;
  /** 0 for the schema itself, more for what it refers to or includes. */
  depth: number;
  /** Its annotations describe the whole: it is the schema itself, or all that the schema is besides annotations. */
  isWhole: boolean;
}

/** The schemas that together make one schema. */
export interface SchemaParts {
  /** In the order in which their properties appear to a reader. */
  list: readonly SchemaPart[];
  /** Pointers of the references followed. */
  followed: readonly string[];
  /** Name of the component that the schema is, when it is nothing but that and annotations. */
  name?: string;
  /** `null` is allowed besides: the other choice of a `oneOf` or `anyOf` with one real choice. */
  nullable: boolean;
  /** No value fits: the schema is `false`, or includes it. */
  impossible: boolean;
}

/** Schemas that one schema can be made of; more only come about by inclusions that multiply. */
const MAX_PARTS = 500;
/** References in a row. */
const MAX_CHAIN = 100;

/** Keywords that describe a schema without saying anything about values. */
export const annotations: ReadonlySet<string> = new Set([
  '$comment',
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'externalDocs',
  'xml',
]);

/**
 * Takes a schema apart: follows `$ref`, lays `allOf` flat, and sees through a `oneOf` or `anyOf` whose only real choice
 * stands beside `null`. A schema that includes itself includes nothing.
 */
export function partsOfSchema(document: JsonObject, schema: Json | undefined): SchemaParts {
  const list: SchemaPart[] = [];
  const followed: string[] = [];
  let name: string | undefined;
  let count = 0;
  let nullable = false;
  let impossible = false;

  const include = (value: Json | undefined, depth: number, isWhole: boolean, above: ReadonlySet<string>): void => {
    if (value === false) impossible = true;
    count += 1;
    if (!isObject(value) || count > MAX_PARTS) return;
    const { $ref, allOf, ...rest } = value;
    const { kept, single, withNull } = seeThrough(rest);
    nullable ||= withNull;
    const pointer = typeof $ref === 'string' ? localPointer($ref) : undefined;
    const members = [...listOf(allOf), ...(single === undefined ? [] : [single])];
    const structural = members.filter((member) => !isObject(member) || isStructural(member)).length;
    const isAlone = isWhole && !isStructural(kept) && structural + (pointer === undefined ? 0 : 1) === 1;

    const includeOwn = (): void => {
      if (Object.keys(kept).length > 0) list.push({ schema: kept, depth, isWhole });
    };
    const isOwnFirst = precedes(value, 'properties', 'allOf');
    if (isOwnFirst) includeOwn();
    if (pointer !== undefined && !above.has(pointer) && above.size < MAX_CHAIN) {
      followed.push(pointer);
      if (isAlone) name ??= referenceName(pointer);
      include(valueAt(document, pointer), depth + 1, isAlone, new Set([...above, pointer]));
    }
    for (const member of members) {
      const isAnnotation = isObject(member) && !isStructural(member);
      include(member, depth + 1, isAlone || (isWhole && isAnnotation), above);
    }
    if (!isOwnFirst) includeOwn();
  };
  include(schema, 0, true, new Set());
  return { list, followed, ...(name !== undefined && { name }), nullable, impossible };
}

/** Separates the only real choice of a union from the schema, telling whether `null` was another. */
function seeThrough(schema: JsonObject): { kept: JsonObject; single?: Json; withNull: boolean } {
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = listOf(schema[keyword]);
    const real = options.filter((option) => !isNull(option));
    if (options.length === 0 || real.length > 1) continue;
    const kept = without(schema, keyword, 'discriminator');
    const [single] = real;
    if (single === undefined) return { kept: { ...kept, type: 'null' }, withNull: false };
    return { kept, single, withNull: real.length < options.length };
  }
  return { kept: schema, withNull: false };
}

/** Is this the schema of `null` alone? */
export function isNull(schema: Json): boolean {
  if (!isObject(schema)) return false;
  const { type, const: constant, enum: values } = schema;
  if (constant === null || type === 'null') return true;
  if (Array.isArray(type) && type.length === 1 && type[0] === 'null') return true;
  return listOf(values).length > 0 && listOf(values).every((value) => value === null);
}

/** Does the schema say anything about values that is not an annotation? */
function isStructural(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => !annotations.has(key) && !key.startsWith('x-'));
}

function precedes(schema: JsonObject, first: string, second: string): boolean {
  const keys = entriesOf(schema).map(([key]) => key);
  return keys.includes(first) && keys.includes(second) && keys.indexOf(first) < keys.indexOf(second);
}

import { entriesOf, isObject, listOf, objectOf, without, type Json, type JsonObject } from '../json.js';
import { valueAt } from '../pointer.js';
import { localPointer, referenceName } from '../resolve.js';
import { allowsNull, hasSameType, isRemark, isShape, isStructural } from './partKinds.js';
import { declaredTypes } from './types.js';

/** One of the schemas that a value must match, without references and `allOf`. */
export interface SchemaPart {
  schema: JsonObject;
  /** 0 for the schema itself, more for referenced or included schemas. */
  depth: number;
  /** True if its annotations describe the whole: it is the schema itself, or the schema's only part besides annotations and limits. */
  isWhole: boolean;
}

/** The schemas that one schema consists of. */
export interface SchemaParts {
  /** In the order in which readers see their properties. */
  list: readonly SchemaPart[];
  /** Pointers of the references followed. */
  followed: readonly string[];
  /** Name of the component, if the schema is only a reference with annotations. */
  name?: string;
  /** True if `null` is allowed too: as the other choice of a `oneOf` or `anyOf` with one real choice, or by `nullable` or a type beside the rest. */
  nullable: boolean;
  /** True if no value matches: the schema is `false` or includes it. */
  impossible: boolean;
}

/** What a part means for the schema that it belongs to. */
interface Standing extends Pick<SchemaPart, 'isWhole'> {
  /** True if the name of the part is the name of the schema too: there are no limits beside it. */
  isNamed: boolean;
}

/** Maximum number of parts. More only occur through inclusions that multiply. */
const MAX_PARTS = 500;
/** Maximum length of a chain of references. */
const MAX_CHAIN = 100;

/**
 * Splits a schema into parts: follows `$ref`, flattens `allOf`, and unwraps a `oneOf` or `anyOf` whose only real choice stands beside `null`. A
 * schema that includes itself adds nothing.
 */
export function partsOfSchema(document: JsonObject, schema: Json | undefined): SchemaParts {
  const list: SchemaPart[] = [];
  const followed: string[] = [];
  let name: string | undefined;
  let count = 0;
  let nullable = false;
  let impossible = false;

  const include = (
    value: Json | undefined,
    depth: number,
    { isWhole, isNamed }: Standing,
    above: ReadonlySet<string>,
  ): void => {
    if (isNever(value)) impossible = true;
    count += 1;
    if (!isObject(value) || count > MAX_PARTS) return;
    const { $ref, allOf, ...rest } = value;
    const { rest: own, single, withNull } = seeThrough(rest);
    nullable ||= withNull || (isNamed && own['nullable'] === true);
    const pointer = typeof $ref === 'string' ? localPointer($ref) : undefined;
    const members = [...listOf(allOf), ...(single === undefined ? [] : [single])];
    const parts = [...(pointer === undefined ? [] : [value]), ...members];
    const [only, ...others] = parts.some(isShape) ? parts.filter(isShape) : parts;
    const remarks = [own, ...members.filter((member) => member !== only)].map(objectOf);
    const isAlone = only !== undefined && others.length === 0 && !remarks.some(isShape);
    const inner: Standing = {
      isWhole: isWhole && isAlone,
      isNamed: isNamed && isAlone && remarks.every((remark) => isRemark(remark) && hasSameType(document, remark, only)),
    };
    nullable ||= inner.isNamed && remarks.some(allowsNull);

    const includeOwn = (): void => {
      if (Object.keys(own).length > 0) list.push({ schema: own, depth, isWhole });
    };
    const isOwnFirst = precedes(value, 'properties', 'allOf');
    if (isOwnFirst) includeOwn();
    if (pointer !== undefined && !above.has(pointer) && above.size < MAX_CHAIN) {
      followed.push(pointer);
      if (inner.isNamed) name ??= referenceName(pointer);
      include(valueAt(document, pointer), depth + 1, inner, new Set([...above, pointer]));
    }
    for (const member of members) {
      const isAnnotation = isObject(member) && !isStructural(member);
      include(member, depth + 1, isAnnotation ? { isWhole, isNamed } : inner, above);
    }
    if (!isOwnFirst) includeOwn();
  };
  include(schema, 0, { isWhole: true, isNamed: true }, new Set());
  return { list, followed, ...(name !== undefined && { name }), nullable, impossible };
}

/** Extracts the only real choice of a union, and says whether `null` was another. */
function seeThrough(schema: JsonObject): { rest: JsonObject; single?: Json; withNull: boolean } {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options = choicesIn(schema, keyword);
    const real = options.filter((option) => !isNull(option));
    if (options.length === 0 || real.length > 1) continue;
    const rest = without(schema, keyword, 'discriminator');
    const [single] = real;
    if (single === undefined) return { rest: { ...rest, type: 'null' }, withNull: false };
    return { rest, single, withNull: real.length < options.length };
  }
  return { rest: schema, withNull: false };
}

/** The choices of a `oneOf` or `anyOf`. Those that no value matches count only if there are no others. */
export function choicesIn(schema: JsonObject, keyword: 'oneOf' | 'anyOf'): readonly Json[] {
  const options = listOf(schema[keyword]);
  const possible = options.filter((option) => !isNever(option));
  return possible.length > 0 ? possible : options.slice(0, 1);
}

/** True for `false`, and for `not` with a schema that every value matches, which generators write for a property that must be absent. */
function isNever(schema: Json | undefined): boolean {
  if (!isObject(schema)) return schema === false;
  const { not } = schema;
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

/** True for the schema of `null` alone. */
export function isNull(schema: Json): boolean {
  if (!isObject(schema)) return false;
  const { type, const: constant, enum: values } = schema;
  const types = declaredTypes(type);
  if (constant === null || (types.length === 1 && types[0] === 'null')) return true;
  return listOf(values).length > 0 && listOf(values).every((value) => value === null);
}

function precedes(schema: JsonObject, first: string, second: string): boolean {
  const keys = entriesOf(schema).map(([key]) => key);
  return keys.includes(first) && keys.includes(second) && keys.indexOf(first) < keys.indexOf(second);
}

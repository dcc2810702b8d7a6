import * as z from 'zod';

/** Fields of the format: keys by path, `[]` of lists left out, with the values that each can have. */
export interface Facts {
  fields: ReadonlyMap<string, readonly string[]>;
  components: readonly string[];
  /** Keys of frontmatter. */
  frontmatter: readonly string[];
}

/** The parts of JSON Schema that tell of keys and values. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema | boolean>;
  additionalProperties?: Schema | boolean;
  items?: Schema | Schema[] | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  type?: string | string[];
  description?: string;
  /** Of ours: read without effect. */
  inert?: boolean;
}

const keptForm = z.object({
  fields: z.record(z.string(), z.array(z.string())),
  components: z.array(z.string()).default([]),
  frontmatter: z.array(z.string()).default([]),
});

function pointed(root: Schema, pointer: string): Schema | undefined {
  const names = pointer.replace(/^#\/?/, '').split('/').filter(Boolean);
  let found: unknown = root;
  for (const name of names) {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** The schemas that a value may be read by: references followed, alternatives apart, entries in the place of their lists. */
export function readings(schema: Schema, root: Schema, seen: ReadonlySet<string> = new Set()): Schema[] {
  if (schema.$ref !== undefined) {
    const target = seen.has(schema.$ref) ? undefined : pointed(root, schema.$ref);
    const { $ref, ...own } = schema;
    return target ? readings({ ...target, ...own }, root, new Set([...seen, $ref])) : [own];
  }
  const parts = [schema.anyOf, schema.oneOf, schema.allOf, [schema.items].flat()].flat();
  const inner = parts.filter((part) => typeof part === 'object').flatMap((part) => readings(part, root, seen));
  return [schema, ...inner];
}

function valuesOf(all: readonly Schema[]): string[] {
  const values = all.flatMap(({ enum: options = [], const: only }) =>
    only === undefined ? options : [...options, only],
  );
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/** Keys and values of a JSON Schema; what repeats inside of itself is listed where it first stands. */
function fieldsOf(root: Schema): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  function walk(schema: Schema, path: string, around: ReadonlySet<string>): void {
    for (const reading of readings(schema, root)) {
      const names = Object.keys(reading.properties ?? {});
      const shape = names.join();
      // A group in a group.
      if (names.length === 0 || around.has(shape)) continue;
      for (const [name, property] of Object.entries(reading.properties ?? {})) {
        if (typeof property !== 'object') continue;
        const own = path === '' ? name : `${path}.${name}`;
        fields.set(own, [...new Set([...(fields.get(own) ?? []), ...valuesOf(readings(property, root))])]);
        walk(property, own, new Set([...around, shape]));
      }
    }
  }
  walk(root, '', new Set());
  return fields;
}

/** A list of keys as the JSON Schema that has them, so that one comparison does for both. */
export function schemaOf(fields: Facts['fields']): Schema {
  const root: Schema = { properties: {} };
  for (const [path, values] of fields) {
    let place = root;
    for (const name of path.split('.')) {
      place.properties ??= {};
      const next = place.properties[name];
      place = typeof next === 'object' ? next : (place.properties[name] = {});
    }
    if (values.length > 0) place.enum = [...values];
  }
  return root;
}

const quoted = /`"([^"`]+)"`/g;
const named = /`([^`]+)`/g;
const all = (pattern: RegExp, text: string): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name);

/**
 * Reads the page of the format's manual that lists every setting: a heading for each, values after "Type" and "Options", and
 * keys of entries in tables or after "each with".
 */
function fieldsOfPage(page: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const add = (path: string, values: readonly string[] = []): void => {
    const own = path.replaceAll('[]', '');
    fields.set(own, [...new Set([...(fields.get(own) ?? []), ...values])]);
  };
  let path = '';
  for (const line of page.split('\n')) {
    const [, heading] = /^#{3,6} `([\w.$[\]-]+)`/.exec(line) ?? [];
    if (heading !== undefined) {
      path = heading;
      add(path);
    }
    if (path === '') continue;
    const [, kind = '', said = ''] =
      /^\*\*(Type|Options|Valid keys|Supported language codes):\*\*(.*)/.exec(line) ?? [];
    const [type = '', entries = ''] = said.split(/each with:?/);
    if (kind === 'Type') add(path, all(quoted, type));
    if (kind === 'Options') add(path, all(named, said));
    if (kind === 'Valid keys') for (const key of all(named, said)) add(`${path}.${key}`);
    if (kind === 'Supported language codes') add(`${path}.language`, all(named, said));
    for (const [, key = ''] of entries.matchAll(/`([\w.-]+)` \(|\{ (\w+):/g)) if (key !== '') add(`${path}.${key}`);
    const [, cell, rest = ''] = /^\| `([\w.-]+)` \|(.*)/.exec(line) ?? [];
    if (cell !== undefined) add(cell.startsWith(`${path}.`) ? cell : `${path}.${cell}`, all(quoted, rest));
  }
  return fields;
}

/** Reads a copy of the published JSON Schema, the kept form, or the manual's page. */
export function readFacts(text: string): Facts {
  const none = { components: [], frontmatter: [] };
  if (!text.trimStart().startsWith('{')) return { fields: fieldsOfPage(text), ...none };
  const written: unknown = JSON.parse(text);
  const kept = keptForm.safeParse(written);
  if (kept.success) return { ...kept.data, fields: new Map(Object.entries(kept.data.fields)) };
  return { fields: fieldsOf(written as Schema), ...none };
}

/** Names of components, one a line or as JSON. */
export const readNames = (text: string): string[] =>
  text.trimStart().startsWith('[') ? z.array(z.string()).parse(JSON.parse(text)) : text.split(/[\s,]+/).filter(Boolean);

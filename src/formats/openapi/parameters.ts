import { defined } from '../../shared/object.js';
import { placeholdersIn } from '../../shared/url.js';
import type { Context } from '../../documents/context.js';
import type { Parameter, ParameterGroups, ParameterLocation } from './details.js';
import { writtenExamples } from '../../documents/example/examples.js';
import { entriesOf, listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { resolveObject } from '../../documents/resolve.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import { requiredFirst } from '../../documents/schema/rows.js';
import { sinceOf } from '../../documents/schema/since.js';
import { valueText } from '../../documents/schema/text.js';
import { schemaTree } from '../../documents/schema/tree.js';

const locations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Location of a parameter. One that describes the whole query (OpenAPI 3.2, `querystring`) is listed with the query parameters. */
function placeOf(value: JsonObject): ParameterLocation | undefined {
  return value['in'] === 'querystring' ? 'query' : locations.find((location) => location === value['in']);
}

/** Default styles of parameters (OpenAPI 3.1, Parameter Object). */
const defaultStyles: Readonly<Record<ParameterLocation, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** True for styles that serialise each part of a value separately by default. */
export function isExploded(style: string): boolean {
  return style === 'form' || style === 'cookie';
}

/** A Parameter Object with defaults filled in. */
export interface WrittenParameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  value: JsonObject;
}

/**
 * An operation's parameters: those of its path, replaced by its own with the same name and location, and one for each path placeholder that nobody
 * describes. Headers that OpenAPI reserves are left out.
 */
export function writtenParameters(
  document: JsonObject,
  item: JsonObject,
  operation: JsonObject,
  path: string,
): WrittenParameter[] {
  const byKey = new Map<string, WrittenParameter>();
  for (const node of [...listOf(item['parameters']), ...listOf(operation['parameters'])]) {
    const value = resolveObject(document, node);
    const name = textOf(value['name']);
    const place = placeOf(value);
    if (name === undefined || place === undefined || isReserved(place, name)) continue;
    byKey.set(`${place} ${name}`, { name, in: place, required: place === 'path' || value['required'] === true, value });
  }
  for (const name of placeholdersIn(path)) {
    if (byKey.has(`path ${name}`)) continue;
    byKey.set(`path ${name}`, { name, in: 'path', required: true, value: { schema: { type: 'string' } } });
  }
  return [...byKey.values()];
}

/** Parameters by location. The `securityHeader` is shown under authorisation instead. */
export function parametersOf(
  context: Context,
  parameters: readonly WrittenParameter[],
  securityHeaders: readonly string[] = [],
): ParameterGroups {
  const hidden = new Set(securityHeaders.map((name) => name.toLowerCase()));
  const list = parameters.filter(({ in: place, name }) => place !== 'header' || !hidden.has(name.toLowerCase()));
  const sorted = context.tree.maintainOrder ? list : [...list].sort(requiredFirst);
  const of = (location: ParameterLocation): Parameter[] =>
    sorted.filter((parameter) => parameter.in === location).map((parameter) => parameterOf(context, parameter));
  return { path: of('path'), query: of('query'), header: of('header'), cookie: of('cookie') };
}

/** The headers of a response, as parameters. */
export function headerParameters(context: Context, headers: Json | undefined): Parameter[] {
  return entriesOf(headers).flatMap(([name, node]) => {
    if (name.toLowerCase() === 'content-type') return [];
    const value = resolveObject(context.document, node);
    return parameterOf(context, { name, in: 'header', required: value['required'] === true, value });
  });
}

function parameterOf(context: Context, { name, in: place, required, value }: WrittenParameter): Parameter {
  const [media] = entriesOf(value['content']);
  const mediaType = resolveObject(context.document, media?.[1]);
  const schema = objectOf(value['schema'] ?? mediaType['schema']);
  // Replaces the description of the schema, but not those of its items.
  const own = { ...schema, ...defined({ description: textOf(value['description']) }) };
  const tree = schemaTree(context.document, own, context.tree, { name, required });
  // Only bodies have files.
  const node = { ...tree, type: tree.type.replace(/\bfile\b(?! ·)/g, 'string') };
  const style = textOf(value['style']);
  const explode = value['explode'];
  return {
    name,
    in: place,
    schema: withOwn(node, value, writtenExamples(context.document, media ? mediaType : value)),
    ...(value['allowEmptyValue'] === true && place === 'query' && { mayBeEmpty: true }),
    ...(media && { contentType: media[0] }),
    ...(style !== undefined && style !== defaultStyles[place] && { style }),
    ...(typeof explode === 'boolean' && explode !== isExploded(style ?? defaultStyles[place]) && { explode }),
  };
}

function withOwn(
  node: SchemaNode,
  value: JsonObject,
  examples: readonly { value?: Json; text?: string }[],
): SchemaNode {
  const texts = examples.flatMap(({ value: data, text }) => text ?? (data === undefined ? [] : [valueText(data)]));
  return {
    ...node,
    deprecated: node.deprecated || value['deprecated'] === true,
    ...sinceOf(value),
    ...(texts.length > 0 && { examples: texts }),
  };
}

/** Header parameters with these names are ignored, because content negotiation defines them (OpenAPI 3.1, Parameter Object). */
function isReserved(place: ParameterLocation, name: string): boolean {
  return place === 'header' && ['accept', 'content-type'].includes(name.toLowerCase());
}

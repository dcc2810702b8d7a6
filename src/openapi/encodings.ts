import { entriesOf, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from './json.js';
import type { Constraint, SchemaNode } from './schema/node.js';

/** A tuple's place from which on all are alike. */
const further = /^\[\d+…\]$/;

function withType(node: SchemaNode, encoding: Json | undefined, ofItems?: true): SchemaNode {
  const text = textOf(objectOf(encoding)['contentType']);
  if (text === undefined) return node;
  const constraint: Constraint = { kind: 'mediaType', text, ...(ofItems && { ofItems }) };
  return { ...node, constraints: [...node.constraints.filter(({ kind }) => kind !== 'mediaType'), constraint] };
}

/**
 * The rows of a body with the content types of its parts, which count instead of those of their schemas: by the name of a property, or by
 * the place in a list (OpenAPI 3.2, Media Type Object).
 */
export function withEncodings(node: SchemaNode, mediaType: JsonObject): SchemaNode {
  const { encoding, prefixEncoding, itemEncoding } = mediaType;
  if (encoding === undefined && prefixEncoding === undefined && itemEncoding === undefined) return node;
  const byName = new Map(entriesOf(encoding));
  const byPlace = listOf(prefixEncoding);
  const hasPlaces = node.children.some(({ name = '' }) => further.test(name));
  const children = node.children.map((child): SchemaNode => {
    const { name = '' } = child;
    const place = /^\[(\d+)\]$/.exec(name)?.[1];
    if (place !== undefined) return withType(child, byPlace[Number(place)]);
    return further.test(name) ? withType(child, itemEncoding) : withType(child, byName.get(name));
  });
  return withType({ ...node, children }, hasPlaces ? undefined : itemEncoding, true);
}

/** The schema of a stream, of which OpenAPI 3.2 describes one item; each part with an encoding of its own has a place. */
export function streamSchema({ itemSchema, prefixEncoding }: JsonObject): Json | undefined {
  if (!isObject(itemSchema)) return undefined;
  const places = listOf(prefixEncoding).map(() => itemSchema);
  return { type: 'array', ...(places.length > 0 && { prefixItems: places }), items: itemSchema };
}

import { entriesOf, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import type { Constraint, SchemaNode } from '../../documents/schema/node.js';

/** Name of a tuple's row that stands for all further items. */
const further = /^\[\d+…\]$/;

function withEncoding(node: SchemaNode, encoding: Json | undefined, ofItems?: true): SchemaNode {
  const { contentType, headers } = objectOf(encoding);
  const type = textOf(contentType);
  // "`Content-Type` is described separately and SHALL be ignored in this section" (OpenAPI 3.2, Encoding Object).
  const names = entriesOf(headers).flatMap(([name]) => (/^content-type$/i.test(name) ? [] : [name]));
  const constraints: Constraint[] = [
    ...node.constraints.filter(({ kind }) => type === undefined || kind !== 'mediaType'),
    ...(type === undefined ? [] : [{ kind: 'mediaType' as const, text: type, ...(ofItems && { ofItems }) }]),
    ...(names.length === 0 ? [] : [{ kind: 'headers' as const, text: names.join(', '), ...(ofItems && { ofItems }) }]),
  ];
  return { ...node, constraints };
}

/**
 * Adds to the rows of a body the content types of its parts, which take precedence over those of their schemas, and the names of their headers. Parts
 * are found by property name or by position (OpenAPI 3.2, Media Type Object).
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
    if (place !== undefined) return withEncoding(child, byPlace[Number(place)]);
    return further.test(name) ? withEncoding(child, itemEncoding) : withEncoding(child, byName.get(name));
  });
  return withEncoding({ ...node, children }, hasPlaces ? undefined : itemEncoding, true);
}

/** The schema of a stream, for which OpenAPI 3.2 describes a single item. Parts with an encoding of their own get a position. */
export function streamSchema({ itemSchema, prefixEncoding }: JsonObject): Json | undefined {
  if (!isObject(itemSchema)) return undefined;
  const places = listOf(prefixEncoding).map(() => itemSchema);
  return { type: 'array', ...(places.length > 0 && { prefixItems: places }), items: itemSchema };
}

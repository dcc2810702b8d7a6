import { entriesOf, isArray, isObject, objectOf, textOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema, type Merged } from '../schema/merge.js';
import { escapeHtml } from '../../shared/html.js';

/** Serialises a value as XML according to the XML Object of its schema (OpenAPI 3.2): names, prefixes, node types, wrapped arrays. */
export function writeXml(document: JsonObject, value: Json, schema: Json | undefined): string {
  const merged = mergeSchema(document, schema);
  const name = textOf(objectOf(merged.schema['xml'])['name']) ?? merged.name ?? 'root';
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element(document, name, value, merged, 0)].join('\n');
}

/** @param given name of the element, if its schema has none of its own. */
function element(
  document: JsonObject,
  given: string,
  value: Json,
  { schema, unions }: Merged,
  depth: number,
): string[] {
  const name = tagOf(schema, given);
  const indent = '  '.repeat(depth);
  const attributes = new Set(namespaceOf(schema));
  const open = (): string => `${indent}<${[name, ...attributes].join(' ')}`;
  const around = (lines: readonly string[]): string[] =>
    lines.length === 0 ? [`${open()} />`] : [`${open()}>`, ...lines, `${indent}</${name}>`];
  if (isArray(value)) {
    const items = mergeSchema(document, schema['items']);
    const isWrapped = objectOf(schema['xml'])['wrapped'] === true || nodeOf(schema) === 'element';
    // The name of an array is that of its wrapper, and unused without one (OpenAPI 3.1, XML Object).
    const lines = value.flatMap((item) =>
      isWrapped ? element(document, name, item, items, depth + 1) : element(document, given, item, items, depth),
    );
    return isWrapped ? around(lines) : lines;
  }
  if (!isObject(value)) return [`${open()}>${escapeHtml(plain(value))}</${name}>`];

  const choices = unions.flatMap(({ options }) => options.map((option) => mergeSchema(document, option).schema));
  const lines: string[] = [];
  let text = '';
  for (const [key, each] of entriesOf(value)) {
    // Find the choice that declares the property.
    const holder = [schema, ...choices].find(
      ({ properties }) => isObject(properties) && Object.hasOwn(properties, key),
    );
    const property = mergeSchema(document, objectOf(holder?.['properties'])[key]);
    const node = nodeOf(property.schema);
    if (node === 'attribute') {
      // A namespace without a prefix applies to elements alone.
      const [namespace] = prefixOf(property.schema) === undefined ? [] : namespaceOf(property.schema);
      if (namespace !== undefined) attributes.add(namespace);
      attributes.add(`${tagOf(property.schema, key)}="${escapeHtml(plain(each))}"`);
    } else if (node === 'text') text += escapeHtml(plain(each));
    else if (node === 'cdata') text += `<![CDATA[${plain(each).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    else lines.push(...element(document, key, each, property, depth + 1));
  }
  if (lines.length === 0 && text !== '') return [`${open()}>${text}</${name}>`];
  if (text !== '') lines.unshift(`${indent}  ${text}`);
  return around(lines);
}

/** Node type of a value: 3.2 names it, earlier versions only distinguish attributes. */
function nodeOf(schema: JsonObject): string | undefined {
  const xml = objectOf(schema['xml']);
  return textOf(xml['nodeType']) ?? (xml['attribute'] === true ? 'attribute' : undefined);
}

function tagOf(schema: JsonObject, otherwise: string): string {
  const name = (textOf(objectOf(schema['xml'])['name']) ?? otherwise).replace(/[^\p{L}\p{N}_.:-]+/gu, '_');
  const prefix = prefixOf(schema);
  return prefix === undefined ? name : `${prefix}:${name}`;
}

const prefixOf = (schema: JsonObject): string | undefined => textOf(objectOf(schema['xml'])['prefix']);

function namespaceOf(schema: JsonObject): string[] {
  const [namespace, prefix] = [textOf(objectOf(schema['xml'])['namespace']), prefixOf(schema)];
  if (namespace === undefined) return [];
  return [`xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeHtml(namespace)}"`];
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

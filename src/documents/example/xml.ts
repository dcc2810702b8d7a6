import { entriesOf, isArray, isObject, objectOf, textOf, type Json, type JsonObject } from '../json.js';
import { mergeSchema, type Merged } from '../schema/merge.js';
import { escapeHtml } from '../../shared/html.js';

/** Serialises a value as XML according to the XML Object of its schema (OpenAPI 3.2): names, prefixes, node types, wrapped arrays. */
export function writeXml(document: JsonObject, value: Json, schema: Json | undefined): string {
  const merged = mergeSchema(document, schema);
  const name = tagOf(merged.schema, merged.name ?? 'root');
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element(document, name, value, merged, 0)].join('\n');
}

function element(document: JsonObject, name: string, value: Json, { schema, unions }: Merged, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (isArray(value)) {
    const items = mergeSchema(document, schema['items']);
    const isWrapped = objectOf(schema['xml'])['wrapped'] === true || nodeOf(schema) === 'element';
    const inner = tagOf(items.schema, name);
    const lines = value.flatMap((item) => element(document, inner, item, items, isWrapped ? depth + 1 : depth));
    return isWrapped ? [`${indent}<${name}>`, ...lines, `${indent}</${name}>`] : lines;
  }
  if (!isObject(value)) return [`${indent}<${name}>${escapeHtml(plain(value))}</${name}>`];

  const choices = unions.flatMap(({ options }) => options.map((option) => mergeSchema(document, option).schema));
  const attributes: string[] = namespaceOf(schema);
  const lines: string[] = [];
  let text = '';
  for (const [key, each] of entriesOf(value)) {
    // Find the choice that declares the property.
    const holder = [schema, ...choices].find(
      ({ properties }) => isObject(properties) && Object.hasOwn(properties, key),
    );
    const property = mergeSchema(document, objectOf(holder?.['properties'])[key]);
    const tag = tagOf(property.schema, key);
    const node = nodeOf(property.schema);
    if (node === 'attribute') attributes.push(` ${tag}="${escapeHtml(plain(each))}"`);
    else if (node === 'text') text += escapeHtml(plain(each));
    else if (node === 'cdata') text += `<![CDATA[${plain(each).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    else lines.push(...element(document, tag, each, property, depth + 1));
  }
  const open = `${indent}<${name}${attributes.join('')}`;
  if (lines.length === 0 && text !== '') return [`${open}>${text}</${name}>`];
  if (text !== '') lines.unshift(`${indent}  ${text}`);
  return lines.length === 0 ? [`${open} />`] : [`${open}>`, ...lines, `${indent}</${name}>`];
}

/** Node type of a value: 3.2 names it, earlier versions only distinguish attributes. */
function nodeOf(schema: JsonObject): string | undefined {
  const xml = objectOf(schema['xml']);
  return textOf(xml['nodeType']) ?? (xml['attribute'] === true ? 'attribute' : undefined);
}

function tagOf(schema: JsonObject, otherwise: string): string {
  const xml = isObject(schema['xml']) ? schema['xml'] : {};
  const name = (textOf(xml['name']) ?? otherwise).replace(/[^\p{L}\p{N}_.:-]+/gu, '_');
  const prefix = textOf(xml['prefix']);
  return prefix === undefined ? name : `${prefix}:${name}`;
}

function namespaceOf(schema: JsonObject): string[] {
  const xml = objectOf(schema['xml']);
  const [namespace, prefix] = [textOf(xml['namespace']), textOf(xml['prefix'])];
  if (namespace === undefined) return [];
  return [` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeHtml(namespace)}"`];
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

import type { EndpointField } from '../formats/openapi/endpoint.js';
import { isArray, type Json } from '../documents/json.js';
import type { EvaluatedPage } from './evaluatePage.js';
import { attributeOf, isSet, textOfNodes, type TextElement, type TextNode } from './text/nodes.js';
import { textNodes } from './text/textNodes.js';
import { defined } from '../shared/object.js';

const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** The parameters that a page describes with `ParamField` (FORMAT.md 4.7), in order. Fields within a field are its parts and are not listed. */
export function fieldsOfPage({ nodes }: EvaluatedPage): EndpointField[] {
  return textNodes(nodes).flatMap(fieldsIn);
}

function fieldsIn(node: TextNode): EndpointField[] {
  if (typeof node === 'string') return [];
  if (node.name !== 'ParamField' && node.name !== 'Param') return node.children.flatMap(fieldsIn);
  const field = fieldOf(node);
  return field ? [field] : [];
}

function fieldOf(node: TextElement): EndpointField | undefined {
  // A bare `body` beside `name` only says where the parameter goes.
  const place = places.find((each) => node.attributes[each] === true || attributeOf(node, each) !== undefined);
  const name = place && attributeOf(node, node.attributes[place] === true ? 'name' : place);
  if (place === undefined || name === undefined) return undefined;
  const type = attributeOf(node, 'type');
  const { default: standard, initialValue, enum: values } = node.attributes;
  const example = valueOf(initialValue, type);
  const fallback = valueOf(standard, type);
  const description = textOfNodes(node.children).trim();
  return defined({
    place,
    name,
    required: place === 'path' || isSet(node, 'required'),
    type,
    ...(isSet(node, 'deprecated') && { deprecated: true }),
    default: fallback,
    ...(isArray(values) && values.length > 0 && { enum: values.flatMap((value) => valueOf(value, type) ?? []) }),
    example,
    ...(description !== '' && { description }),
  });
}

/** An author's value as JSON. A text is converted if the field's type is a number or a boolean. */
function valueOf(value: unknown, type: string | undefined): Json | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') {
    return typeof value === 'object' && value !== null ? (JSON.parse(JSON.stringify(value)) as Json) : undefined;
  }
  if (
    /^(?:int|integer|number|float|double)$/i.test(type ?? '') &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return Number(value);
  if (/^bool(?:ean)?$/i.test(type ?? '') && /^(?:true|false)$/.test(value)) return value === 'true';
  return value;
}

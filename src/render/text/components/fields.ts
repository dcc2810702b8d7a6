import type { Messages } from '../../../i18n/messages.js';
import { addLabel } from '../compose.js';
import { attributeOf, codeList, element, isSet, type TextElement, type TextNode } from '../nodes.js';
import type { TextRule } from '../textRule.js';

/** Properties that give both a parameter's location and its name (part 4.7 of the format). */
const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

function placeOf(field: TextElement): { name: string | undefined; place: string | undefined } {
  const name = attributeOf(field, 'name');
  for (const place of places) {
    const value = field.attributes[place];
    if (value === true) return { name, place };
    if (typeof value === 'string' && value !== '') return { name: value, place };
  }
  return { name, place: undefined };
}

/** Formats an author's value: objects, lists and the empty text as JSON. */
export function printValue(value: unknown): string {
  return (typeof value === 'object' && value !== null) || value === '' ? JSON.stringify(value) : String(value);
}

function listOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return values.map(printValue);
}

function detailsOf(field: TextElement, place: string | undefined, { common, fields: words }: Messages): TextNode[] {
  const fallback = field.attributes['default'];
  const details: TextNode[][] = [
    ...listOf(field.attributes['pre']).map((word) => [word]),
    ...[attributeOf(field, 'type'), place].flatMap((word) => (word ? [[word]] : [])),
    ...(isSet(field, 'required') ? [[words.required]] : []),
    ...(isSet(field, 'deprecated') ? [[common.deprecated]] : []),
    ...(fallback === undefined || fallback === null
      ? []
      : [[`${words.default} `, element('code', [printValue(fallback)])]]),
    ...listOf(field.attributes['post']).map((word) => [word]),
  ];
  if (details.length === 0) return [];
  return [' (', ...details.flatMap((detail, index) => (index === 0 ? detail : [', ', ...detail])), ')'];
}

const field: TextRule = (node, { plain, words }) => {
  const isResponse = node.name === 'ResponseField';
  const parameter = placeOf(node);
  const name = isResponse ? (attributeOf(node, 'name') ?? parameter.name) : parameter.name;
  const options = listOf(node.attributes['enum']);
  const inner = plain([element('li', node.children)]);
  const body = inner.flatMap((item) => (typeof item === 'string' ? [item] : item.children));
  const choices = options.length === 0 ? [] : [element('p', [`${words.fields.options} `, ...codeList(options)])];
  const label = [
    ...(name ? [element('code', [name])] : []),
    ...detailsOf(node, isResponse ? undefined : parameter.place, words),
  ];
  const id = attributeOf(node, 'id');
  return [element('li', addLabel(label, [...body, ...choices], ': '), id && name ? { id, 'data-title': name } : {})];
};

/** Converts fields to list items: name, type and other facts, then the description. */
export const fields: Readonly<Record<string, TextRule>> = { Param: field, ParamField: field, ResponseField: field };

import { parseHtml } from '../html.js';
import { attributeOf, element, type TextElement, type TextNode } from '../nodes.js';
import type { TextRule } from '../textRule.js';

function remark(node: TextElement, name: string): TextNode[] {
  const html = node.attributes[`${name}Html`];
  const text = attributeOf(node, name);
  const inner = typeof html === 'string' ? parseHtml(html) : text ? [text] : [];
  return inner.length > 0 ? [element('p', [element('em', inner)])] : [];
}

const frame: TextRule = (node, { plain }) => [
  ...remark(node, 'hint'),
  ...plain(node.children),
  ...remark(node, 'caption'),
];

const prompt: TextRule = (node, { plain }) => [
  ...remark(node, 'description'),
  ...plain([element('blockquote', node.children)]),
];

const folder: TextRule = (node, { plain }) => [
  element('li', [`${attributeOf(node, 'name') ?? ''}/`, element('ul', plain(node.children))]),
];
const file: TextRule = (node) => [element('li', [attributeOf(node, 'name') ?? ''])];
const tree: TextRule = (node, { plain }) => [element('ul', plain(node.children))];

const swatches: TextRule = (node, { plain }) => [element('ul', plain(node.children))];
const row: TextRule = (node, { plain }) => [
  element('li', [attributeOf(node, 'title') ?? '', element('ul', plain(node.children))]),
];
const swatch: TextRule = (node) => {
  const value = node.attributes['value'];
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const colors = [...new Set(values.map(String))].join(' / ');
  const name = attributeOf(node, 'name');
  return [element('li', [...(name ? [name, ': '] : []), element('code', [colors])])];
};

/** Converts frames to their content between hint and caption, and trees and palettes to lists. */
export const media: Readonly<Record<string, TextRule>> = {
  Frame: frame,
  Example: frame,
  Prompt: prompt,
  Tree: tree,
  'Tree.Folder': folder,
  'Tree.File': file,
  Color: swatches,
  'Color.Row': row,
  'Color.Item': swatch,
};

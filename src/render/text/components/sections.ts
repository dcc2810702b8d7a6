import { titleBlock } from '../compose.js';
import { attributeOf, element, textOfNodes, type TextNode } from '../nodes.js';
import type { TextRule } from '../textRule.js';

/** A part with a title, one heading level deeper. */
const section: TextRule = (node, { depth, plain }) => {
  const title = attributeOf(node, 'title');
  if (!title) return plain(node.children);
  const own = depth === undefined ? undefined : depth + 1;
  const lead = attributeOf(node, 'description');
  // Wrapped in an element, so that the following text belongs to the heading above.
  return [
    element('section', [
      titleBlock(title, own, attributeOf(node, 'id')),
      ...(lead ? [element('p', [lead])] : []),
      ...plain(node.children, own),
    ]),
  ];
};

const update: TextRule = (node, { depth, plain }) => {
  const label = attributeOf(node, 'label');
  const tags = node.attributes['tags'];
  const details = [attributeOf(node, 'description'), ...(Array.isArray(tags) ? tags.map(String) : [])].filter(Boolean);
  const lines: TextNode[] = details.length > 0 ? [element('p', [element('em', [details.join(' · ')])])] : [];
  const own = depth === undefined ? undefined : 2;
  return [...(label ? [titleBlock(label, own, attributeOf(node, 'id'))] : []), ...lines, ...plain(node.children, own)];
};

const heading: TextRule = (node, { depth, plain }) => {
  const level = Math.min(6, Math.max(1, Number.parseInt(attributeOf(node, 'level') ?? '2', 10) || 2));
  const id = attributeOf(node, 'id');
  const title = textOfNodes(node.children).trim();
  return depth === undefined
    ? [titleBlock(title, undefined, id)]
    : [element(`h${level}`, plain(node.children), id ? { id } : {})];
};

/** Converts folds, tabs, views and dated entries to sections with their titles. */
export const sections: Readonly<Record<string, TextRule>> = {
  Accordion: section,
  Expandable: section,
  Tab: section,
  View: section,
  Update: update,
  Heading: heading,
};

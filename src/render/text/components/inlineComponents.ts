import { attributeOf, element, type TextNode } from '../nodes.js';
import type { TextRule } from '../textRule.js';

const tooltip: TextRule = (node, { plain }) => {
  const tip = ['headline', 'tip'].flatMap((name) => attributeOf(node, name) ?? []).join(': ');
  const href = attributeOf(node, 'href');
  const link: TextNode[] = href ? [element('a', [attributeOf(node, 'cta') ?? href], { href })] : [];
  const remark = [...(tip ? [tip] : []), ...(tip && href ? [' '] : []), ...link];
  return remark.length > 0 ? [...plain(node.children), ' (', ...remark, ')'] : plain(node.children);
};

const visibility: TextRule = (node, { audience, plain }) => {
  const readers = attributeOf(node, 'for');
  return (readers === 'humans' || readers === 'agents') && readers !== audience ? [] : plain(node.children);
};

/** Empties icons, so that links around them are still known to show something, and appends the text of tooltips in brackets. */
export const inlineComponents: Readonly<Record<string, TextRule>> = {
  Icon: () => [element('svg', [])],
  Tooltip: tooltip,
  Visibility: visibility,
};

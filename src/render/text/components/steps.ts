import { asLists, titleBlock } from '../compose.js';
import { attributeOf, element, type TextElement, type TextNode } from '../nodes.js';
import type { TextContext, TextRule } from '../textRule.js';

const isStep = (node: TextNode): node is TextElement => typeof node === 'object' && node.name === 'Step';

/** Heading level for the titles of steps; undefined if they are not headings. */
function depthOf(step: TextElement, list: TextElement): number | undefined {
  const size = attributeOf(step, 'titleSize') ?? attributeOf(list, 'titleSize');
  return size !== undefined && /^h[2-4]$/.test(size) ? Number(size[1]) : undefined;
}

function sectionOf(step: TextElement, depth: number, { plain }: TextContext): TextNode[] {
  const title = attributeOf(step, 'title');
  return [...(title ? [titleBlock(title, depth, attributeOf(step, 'id'))] : []), ...plain(step.children, depth)];
}

function itemOf(step: TextElement, { plain }: TextContext): TextElement {
  const title = attributeOf(step, 'title');
  const head = title ? [titleBlock(title, undefined, attributeOf(step, 'id'))] : [];
  const [item] = plain([element('li', step.children)]);
  const children = typeof item === 'object' ? item.children : [];
  return element('li', [...head, ...children]);
}

const list: TextRule = (node, around) => {
  const hasHeadings = node.children.some((child) => isStep(child) && depthOf(child, node) !== undefined);
  if (around.depth !== undefined && hasHeadings) {
    const deeper = around.depth + 1;
    return node.children.flatMap((child) =>
      isStep(child) ? sectionOf(child, depthOf(child, node) ?? deeper, around) : around.plain([child]),
    );
  }
  return asLists('ol', node.children, (child) => (isStep(child) ? itemOf(child, around) : undefined), around.plain);
};

/** Converts steps to a numbered list, or to sections if their titles are headings. */
export const steps: Readonly<Record<string, TextRule>> = {
  Steps: list,
  Step: (node, around) => itemOf(node, around).children,
};

import { titleBlock } from '../compose.js';
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
  const members = node.children.filter(isStep);
  const depths = members.map((step) => depthOf(step, node));
  if (around.depth !== undefined && depths.some((depth) => depth !== undefined)) {
    return members.flatMap((step, index) => sectionOf(step, depths[index] ?? (around.depth ?? 1) + 1, around));
  }
  return members.length > 0
    ? [
        element(
          'ol',
          members.map((step) => itemOf(step, around)),
        ),
      ]
    : around.plain(node.children);
};

/** Converts steps to a numbered list, or to sections if their titles are headings. */
export const steps: Readonly<Record<string, TextRule>> = {
  Steps: list,
  Step: (node, around) => itemOf(node, around).children,
};

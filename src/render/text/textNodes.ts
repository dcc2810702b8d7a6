import { slotElement, type ComponentElement, type ContentNode } from '../contentNode.js';
import { insertPhrases } from '../../mdx/phrases.js';
import { parseHtml } from './html.js';
import { element, type TextNode } from './nodes.js';

/** Converts a page's nodes to text nodes. HTML is parsed. Parts that threw are left out, and islands show their initial HTML. */
export function textNodes(nodes: readonly ContentNode[]): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    if (typeof node === 'string') return [withoutPhrases(node)];
    if (node.kind === 'html') return parseHtml(withoutPhrases(node.html));
    if (node.kind === 'lost') return textNodes(node.content);
    if (node.kind === 'island') return [...textNodes(node.children), ...textNodes(node.content)];
    const children = textNodes(node.children);
    if (node.kind === 'component') return [element(node.name, children, attributesOf(node))];
    return node.name === slotElement ? children : [element(node.name, children, node.props)];
  });
}

const withoutPhrases = (text: string): string => insertPhrases(text, (_, subject) => subject);

function attributesOf({ props, slots }: ComponentElement): Record<string, unknown> {
  const rendered = Object.entries(slots).map(([name, nodes]) => [name, textNodes(nodes)]);
  return { ...props, ...Object.fromEntries(rendered) };
}

import type { MdastNode, MdastPluginDefinition } from 'satteri';

const blocks: ReadonlySet<string> = new Set<MdastNode['type']>([
  ...(['paragraph', 'heading', 'list', 'blockquote', 'code', 'math', 'table', 'thematicBreak'] as const),
]);

/** True for nodes that an HTML paragraph cannot contain: Markdown blocks, and components, which may print blocks. */
const isBlock = (node: Readonly<MdastNode>): boolean =>
  node.type === 'mdxJsxFlowElement' ? /^[A-Z]/.test(node.name ?? '') : blocks.has(node.type);

/**
 * Unwraps text in an author's `<p>` on lines of its own. Markdown makes a paragraph of the text, and browsers close a `<p>` where another
 * one starts, so the author's would be empty and its style lost. A `<p>` with several blocks becomes a `<div>`.
 */
export function paragraphsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-paragraphs',
    mdxJsxFlowElement(node) {
      if (node.name !== 'p') return undefined;
      const [first, ...others] = node.children;
      if (first?.type === 'paragraph' && others.length === 0)
        return { ...node, children: first.children as unknown as typeof node.children };
      return node.children.some(isBlock) ? { ...node, name: 'div' } : undefined;
    },
  };
}

import type { MdastPluginDefinition } from 'satteri';
import type { Gathered } from './context.js';

/** Headings alone, in which nothing else can begin. */
const headings = /^(?:[ \t]*\n|#{1,6} .*\n)*$/;

/** An expression that shows nothing, because it holds at most a comment. */
const silent = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;

/** Records the first paragraph of a text. Text in components and lists rarely says what the page is about. */
export function openingPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-opening',
    options: { position: true },
    paragraph(node, context) {
      if (gathered.opening !== undefined) return;
      // Asking for a node's parent converts the whole page to nodes.
      const isFirst = headings.test(context.source.slice(0, node.position?.start.offset));
      if (!isFirst && context.parent(node)?.type !== 'root') return;
      // The value of an expression is only known when the page is rendered.
      if (node.children.some((child) => child.type === 'mdxTextExpression' && !silent.test(child.value))) return;
      const text = context
        .textContent(node, { includeImageAlt: false, includeHtml: false })
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== '') gathered.opening = text;
    },
  };
}

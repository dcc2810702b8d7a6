import type { MdastPluginDefinition } from 'satteri';
import type { Gathered } from './context.js';

/** Records the first paragraph of a text. Text in components and lists rarely says what the page is about. */
export function openingPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-opening',
    paragraph(node, context) {
      if (gathered.opening !== undefined || context.parent(node)?.type !== 'root') return;
      // The value of an expression is only known when the page is rendered.
      if (node.children.some(({ type }) => type === 'mdxTextExpression')) return;
      const text = context
        .textContent(node, { includeImageAlt: false, includeHtml: false })
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== '') gathered.opening = text;
    },
  };
}

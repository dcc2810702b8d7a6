import type { MdastPluginDefinition } from 'satteri';
import type { Gathered } from './context.js';

/** Takes note of the first paragraph of a text: what stands in components and lists seldom says what the text is about. */
export function openingPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-opening',
    paragraph(node, context) {
      if (gathered.opening !== undefined || context.parent(node)?.type !== 'root') return;
      // A value is known only when the page is rendered.
      if (node.children.some(({ type }) => type === 'mdxTextExpression')) return;
      const text = context
        .textContent(node, { includeImageAlt: false, includeHtml: false })
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== '') gathered.opening = text;
    },
  };
}

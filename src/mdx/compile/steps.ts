import type { MdastPluginDefinition } from 'satteri';
import { replaceElement, type Gathered, type Jsx } from './context.js';
import { titleOf } from './jsx.js';

/**
 * Gives steps whose titles are not headings an id from their title. Runs after all other ids are assigned, because links to headings take precedence.
 */
export function stepsPlugin({ ids }: Pick<Gathered, 'ids'>): MdastPluginDefinition {
  function visit<N extends Jsx>(node: Readonly<N>): N | undefined {
    if (node.name !== 'Step') return undefined;
    if (node.attributes.some((entry) => entry.type !== 'mdxJsxAttribute' || entry.name === 'id')) return undefined;
    const title = titleOf(node.attributes, 'title');
    if (!title) return undefined;
    // Backticks mark code in the title and are not part of it.
    const id = ids.create(title.replaceAll('`', ''));
    return replaceElement(node, {
      ...node,
      attributes: [...node.attributes, { type: 'mdxJsxAttribute', name: 'id', value: id }],
    });
  }
  return {
    name: 'trellis-steps',
    options: { position: true },
    mdxJsxFlowElement: (node) => visit(node),
    mdxJsxTextElement: (node) => visit(node),
  };
}

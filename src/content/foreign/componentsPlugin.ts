import type { MdastNode, MdastPluginDefinition } from 'satteri';
import type { Gathered, Jsx } from '../compile/context.js';
import { replacementOf, type Replacement } from './components.js';
import { translate } from './translate.js';

/** Draws components that a text imports from another documentation tool as ours. */
export function foreignComponentsPlugin({ imports }: Pick<Gathered, 'imports'>): MdastPluginDefinition {
  function replacementFor(name: string): Replacement | undefined {
    const found = imports.find(({ names }) => Object.hasOwn(names, name));
    return found && replacementOf(found.specifier, found.names[name] ?? '');
  }
  function visit<N extends Jsx>(
    node: Readonly<N>,
    context: { parent(child: Readonly<MdastNode>): Readonly<MdastNode> | undefined },
  ): N | undefined {
    const replacement = replacementFor(node.name ?? '');
    return replacement && translate(node, replacement, context.parent(node));
  }
  return {
    name: 'trellis-foreign-components',
    mdxJsxFlowElement: (node, context) => visit(node, context),
    mdxJsxTextElement: (node, context) => visit(node, context),
  };
}

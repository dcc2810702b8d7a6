import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { isDefinedIn, type Gathered, type Jsx } from '../compile/context.js';
import { replacementOf, type Replacement } from './components.js';
import { stepsIn, translate } from './translate.js';

/** Converts components that a text imports from another documentation tool to ours, and a list in `Steps` to steps, as in Starlight. */
export function foreignComponentsPlugin(gathered: Gathered): MdastPluginDefinition {
  function replacementFor(name: string): Replacement | undefined {
    const origin = gathered.imports.find(({ names }) => Object.hasOwn(names, name));
    return origin && replacementOf(origin.specifier, origin.names[name] ?? '');
  }
  function visit<N extends Jsx>(
    node: Readonly<N>,
    context: { parent(child: Readonly<MdastNode>): Readonly<MdastNode> | undefined },
  ): N | undefined {
    const replacement = replacementFor(node.name ?? '');
    if (replacement) return translate(node, replacement, context.parent(node));
    const isListOfSteps =
      node.name === 'Steps' && !isDefinedIn(gathered, 'Steps') && node.children.some(({ type }) => type === 'list');
    return isListOfSteps ? { ...node, children: stepsIn(node.children) as N['children'] } : undefined;
  }
  return {
    name: 'trellis-foreign-components',
    mdxJsxFlowElement: (node, context) => visit(node, context),
    mdxJsxTextElement: (node, context) => visit(node, context),
  };
}

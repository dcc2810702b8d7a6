import type { MdastNode, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { liveComponent } from '../interactivity.js';
import { isAuthors } from './authorFunctions.js';
import { literalText, positionOf, spanOf, type Expression, type Gathered, type Jsx } from './context.js';
import { guardFunction } from './guard.js';
import { handlersIn, liveCode, type LiveCode } from './liveCode.js';

/** Context of a node. */
interface NodeContext {
  source: string;
  parent(node: Readonly<MdastNode>): Readonly<MdastNode> | undefined;
}

/** HTML allows only certain elements inside these, so they cannot contain islands. */
const rows = /^(?:table|thead|tbody|tfoot|tr|colgroup)$/;
const cells = /^(?:td|th|caption|col)$/;
/** Elements with the same restriction that contain no Markdown. Each becomes a single expression. */
const whole = /^(?:select|svg)$/;

const nameOf = (node: Readonly<MdastNode>): string =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';

function isWithinWhole(node: Readonly<MdastNode>, around: NodeContext): boolean {
  const parent = around.parent(node);
  return parent !== undefined && (whole.test(nameOf(parent)) || isWithinWhole(parent, around));
}

/**
 * Turns the parts of a text that need the browser into components: elements with event handlers, and expressions that contain such elements or read
 * browser globals. They are hydrated like an author's own components.
 *
 * @param isSnippet true if pages include the text. Names that it takes from them become properties of the component.
 */
export function livePlugin(gathered: Gathered, isSnippet: boolean): MdastPluginDefinition {
  const definitions: string[] = [];

  /** Defines a component in the page's code and in its browser script. */
  function define(codes: readonly LiveCode[], write: (isBuild: boolean) => string) {
    const name = `${liveComponent}${definitions.length}`;
    const passed = [...new Set(codes.flatMap((code) => code.passed))];
    const properties = passed.map((each) => `$${each}: ${each} = globalThis.${each}, `).join('');
    const head = `export const ${name} = ({ ${properties}...$rest }) =>`;
    definitions.push(`${head} ${write(true)};`);
    gathered.scripts.push(`${head} ${write(false)};`);
    const attributes = passed.map((each): MdxJsxAttributeUnion => {
      const value = `typeof ${each} === 'undefined' ? undefined : ${each}`;
      return { type: 'mdxJsxAttribute', name: `$${each}`, value: { type: 'mdxJsxAttributeValueExpression', value } };
    });
    return { name, attributes };
  }

  function expression(node: Readonly<Expression | Jsx>, around: NodeContext, source: string) {
    const span = spanOf(positionOf(node));
    const parent = around.parent(node);
    if (parent && rows.test(nameOf(parent))) {
      gathered.handlers.push(...handlersIn(source).map((name) => ({ name, span })));
      return undefined;
    }
    const code = isWithinWhole(node, around) ? undefined : liveCode(source, gathered, { isSnippet, span });
    if (!code) return undefined;
    const index = gathered.places.push({ span, isInline: /text/i.test(node.type) }) - 1;
    const built = code.isBlank ? 'null' : `${guardFunction}(() => (${source}\n), ${index})`;
    return { ...define([code], (isBuild) => `<>{${isBuild ? built : source}\n}</>`), children: [] };
  }

  function element<N extends Jsx>(node: Readonly<N>, around: NodeContext): N | undefined {
    const name = node.name ?? '';
    if (isAuthors(name) || isWithinWhole(node, around)) return undefined;
    const position = positionOf(node);
    const span = spanOf(position);
    const { start, end } = position ?? {};
    if (whole.test(name)) {
      const replacement = expression(node, around, around.source.slice(start?.offset, end?.offset));
      if (replacement) return { ...node, ...replacement };
    }
    const canLive = /^[a-z][\w-]*$/.test(name) && ![rows, cells, whole].some((each) => each.test(name));
    const live = new Map<MdxJsxAttributeUnion, LiveCode & { name: string }>();
    for (const entry of node.attributes) {
      if (entry.type !== 'mdxJsxAttribute') continue;
      const { name: attribute, value } = entry;
      const source = typeof value === 'object' && literalText(entry) === undefined ? (value?.value ?? '') : '';
      const code = canLive ? liveCode(source, gathered, { isSnippet, span, attribute }) : undefined;
      if (code) live.set(entry, { ...code, name: attribute });
      else {
        const handlers = /^on[A-Z]/.test(attribute) ? [attribute] : handlersIn(source);
        gathered.handlers.push(...handlers.map((handler) => ({ name: handler, span })));
      }
    }
    if (live.size === 0) return undefined;
    const codes = [...live.values()];
    const component = define(codes, (isBuild) => {
      const props = codes.flatMap(({ name: attribute, source, isHandler, isBlank }) =>
        isBuild && (isHandler || isBlank) ? [] : [` ${attribute}={${source}\n}`],
      );
      return `<${name} {...$rest}${props.join('')} />`;
    });
    const others = node.attributes.filter((entry) => !live.has(entry));
    return { ...node, name: component.name, attributes: [...others, ...component.attributes] };
  }

  return {
    name: 'trellis-live',
    options: { position: true },
    mdxFlowExpression(node, context) {
      const replacement = expression(node, context, node.value);
      if (replacement) context.replaceNode(node, { type: 'mdxJsxFlowElement', ...replacement });
    },
    mdxTextExpression(node, context) {
      const replacement = expression(node, context, node.value);
      if (replacement) context.replaceNode(node, { type: 'mdxJsxTextElement', ...replacement });
    },
    mdxJsxFlowElement: (node, context) => element(node, context),
    mdxJsxTextElement: (node, context) => element(node, context),
    after(root, context) {
      if (definitions.length > 0) context.appendChild(root, { type: 'mdxjsEsm', value: definitions.join('\n') });
    },
  };
}

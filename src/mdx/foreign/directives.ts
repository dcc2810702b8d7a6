import type { MdastNode, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { blankTemplates, mapProse } from '../compile/tolerate.js';
import { calloutOf } from './callouts.js';

type Container = Extract<MdastNode, { type: 'containerDirective' }>;
type Other = Extract<MdastNode, { type: 'leafDirective' | 'textDirective' }>;

/** Opening line of a container, after the marks of a quotation or a list: `::: tip A title {open}`. */
export const containerLine = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(:{3,})[ \t]*([a-z][\w-]*)(?![\w.-])[ \t]*(.*?)[ \t]*$/i;

/** Components for containers other than callouts. */
const blocks: ReadonlyMap<string, string> = new Map([
  ['details', 'Accordion'],
  ['code-group', 'CodeGroup'],
]);

/** The component for a container; undefined for an unknown one. */
export const componentOf = (name: string): string | undefined => calloutOf(name) ?? blocks.get(name.toLowerCase());

/** The title and the attributes of a container: `[A title]{open}`, or `A title {open}`. */
export function partsOfRest(rest: string): { title: string; attributes: string } {
  const [, bracketed, plain = '', attributes = ''] = /^(?:\[(.*)\]|(.*?))[ \t]*(\{[^{}]*\})?$/.exec(rest) ?? [];
  return { title: bracketed ?? plain, attributes };
}

/**
 * Converts the opening lines of containers to directives that the parser supports: `::: tip A title` to `:::tip[A title]`. Line numbers do
 * not change.
 *
 * @returns undefined if there are no containers.
 */
export function withDirectives(text: string): string | undefined {
  if (!text.includes(':::')) return undefined;
  let count = 0;
  const opened = (line: string): string => {
    const [, before = '', colons = '', name = '', rest = ''] = containerLine.exec(line) ?? [];
    if (name === '') return line;
    count += 1;
    const { title, attributes } = partsOfRest(rest);
    const label = title === '' ? '' : `[${rest.startsWith('[') ? title : title.replace(/[[\]]/g, '\\$&')}]`;
    return `${before}${colons}${name}${label}${attributes}`;
  };
  const changedText = mapProse(text, (prose) => {
    const outside = blankTemplates(prose).split('\n');
    return prose
      .split('\n')
      .map((line, index) => (line === outside[index] ? opened(line) : line))
      .join('\n');
  });
  return count > 0 ? changedText : undefined;
}

/** Converts containers of other documentation tools to callouts, folds and groups of code. */
export function directivesPlugin(): MdastPluginDefinition {
  function drawn({ name, attributes, children }: Readonly<Container>): MdastNode {
    const [label, ...rest] = children;
    const title = label?.type === 'paragraph' && label.data?.directiveLabel === true ? label : undefined;
    const words = title ? textOf(title) : attributes?.['title'];
    const component = componentOf(name);
    const heading = component === 'Accordion' ? (words ?? 'Details') : words;
    return {
      type: 'mdxJsxFlowElement',
      name: component ?? null,
      attributes: component === undefined ? [] : attributesOf(heading, attributes?.['open'] !== undefined),
      children: title ? rest : children,
    };
  }
  // The parser takes a colon before a word for a directive: `10:30`.
  const asText = (node: Readonly<Other>, source: string): MdastNode[] => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position];
    if (!first || !last) return [{ type: 'text', value: source.slice(start, end) }];
    return [
      { type: 'text', value: source.slice(start, first.start.offset) },
      ...node.children,
      { type: 'text', value: source.slice(last.end.offset, end) },
    ];
  };
  return {
    name: 'trellis-directives',
    options: { position: true },
    containerDirective: (node, context) => context.replaceNode(node, drawn(node)),
    leafDirective: (node, context) =>
      context.replaceNode(node, { type: 'paragraph', children: asText(node, context.source) }),
    textDirective: (node, context) =>
      context.replaceNode(node, {
        type: 'mdxJsxTextElement',
        name: null,
        attributes: [],
        children: asText(node, context.source),
      }),
  };
}

/** The attributes of a callout or a fold. */
export function attributesOf(title: string | null | undefined, isOpen = false): MdxJsxAttributeUnion[] {
  return [
    ...(title ? [{ type: 'mdxJsxAttribute' as const, name: 'title', value: title }] : []),
    ...(isOpen ? [{ type: 'mdxJsxAttribute' as const, name: 'defaultOpen', value: null }] : []),
  ];
}

/** The text of a node, with the marks of code. */
export function textOf(node: Readonly<MdastNode>): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

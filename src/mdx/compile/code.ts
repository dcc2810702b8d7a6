import type { MdastNode, MdastPluginDefinition, MdxJsxFlowElement } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { parseMeta, splitInfo, type FenceMeta } from '../../highlight/meta.js';
import { isUnknownLanguage } from '../../highlight/languages.js';
import { hasTypes } from '../../highlight/twoslash/fence.js';
import { literalText, spanOf, spanOfWord, type Gathered } from './context.js';

/** The component that renders code blocks. No author would use this name. */
export const codeComponent = 'TrellisCode';
/** The component that renders Mermaid code blocks. Pages that need it load the diagram renderer. */
export const diagramComponent = 'TrellisDiagram';

function expression(name: string, value: unknown) {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: { type: 'mdxJsxAttributeValueExpression' as const, value: JSON.stringify(value) },
  };
}

type Attribute = MdxJsxFlowElement['attributes'][number];
type Fence = Extract<MdastNode, { type: 'code' }>;
type FenceProps = FenceMeta & { lang: string };
/** Properties of `CodeBlock` with another name in our component. */
const fenceNames: Readonly<Record<string, string>> = { language: 'lang', filename: 'title' };

const isMermaid = (entry: Attribute): boolean =>
  entry.type === 'mdxJsxAttribute' &&
  /^lang(?:uage)?$/.test(entry.name) &&
  literalText(entry)?.toLowerCase() === 'mermaid';

/** Properties from a fence's first line. */
function propsOf(node: Readonly<Fence>): FenceProps {
  const { lang, meta } = splitInfo(node.lang ?? '', node.meta ?? '');
  const { twoslash, ...options } = parseMeta(meta);
  return { lang, ...options, ...(twoslash && hasTypes(lang) ? { twoslash } : {}) };
}

/** Converts a fence, which may be inside a `CodeBlock` with further attributes. */
function block(
  { value: code }: Readonly<Fence>,
  fence: FenceProps,
  attributes: readonly Attribute[] = [],
): MdxJsxFlowElement {
  const props = { code, ...fence };
  const own = attributes.map((entry): Attribute =>
    entry.type === 'mdxJsxAttribute' ? { ...entry, name: fenceNames[entry.name] ?? entry.name } : entry,
  );
  const names = new Set(own.flatMap((entry) => (entry.type === 'mdxJsxAttribute' ? [entry.name] : [])));
  const rest = Object.entries(props).flatMap(([name, value]) => (names.has(name) ? [] : [expression(name, value)]));
  return {
    type: 'mdxJsxFlowElement',
    name: fence.lang.toLowerCase() === 'mermaid' ? diagramComponent : codeComponent,
    attributes: [...rest, ...own],
    children: [],
  };
}

/** True if a node is a `CodeBlock` around a single fence; both become one block. */
function isWrapped(node: Readonly<MdastNode> | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock' && node.children.length === 1;
}

/** A fence's opening mark, if the fence is never closed. */
function openMark({ position }: Readonly<Fence>, source: string): string | undefined {
  if (!position) return undefined;
  const lines = source.slice(position.start.offset, position.end.offset).split(/\r\n|\n|\r/);
  const [, mark] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (mark === undefined) return undefined;
  const [, closing = ''] = /(?:^|[\s>])(`{3,}|~{3,})[ \t]*$/.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '') ?? [];
  return closing.startsWith(mark) ? undefined : mark;
}

function openSpan({ position }: Readonly<Fence>, mark: string): Span | undefined {
  const start = spanOf(position)?.start;
  return start && { start, end: { ...start, column: start.column + mark.length } };
}

/** The text of an expression that is a template literal without expressions. */
function templateOf(node: Readonly<MdastNode> | undefined): string | undefined {
  const isExpression = node?.type === 'mdxFlowExpression' || node?.type === 'mdxTextExpression';
  return isExpression ? /^\s*`([^`\\$]*)`\s*$/.exec(node.value)?.[1] : undefined;
}

/**
 * Converts fences to a component with their options as props, so that code is only highlighted on pages that are rendered. A `CodeBlock` in Mermaid's
 * language is a diagram too.
 */
export function codePlugin({ diagrams, typed, languages, unclosed, imports }: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-code',
    options: { position: true },
    mdxJsxFlowElement(node: Readonly<MdxJsxFlowElement>, context) {
      if (node.name !== 'CodeBlock') return;
      const [inner] = node.children;
      if (inner?.type === 'code' && isWrapped(node)) {
        context.replaceNode(node, block(inner, propsOf(inner), node.attributes));
      } else if (node.attributes.some(isMermaid)) {
        const source = templateOf(inner);
        diagrams.push({ source, span: spanOf(node.position), isFence: false });
        context.replaceNode(node, { ...node, name: diagramComponent });
      }
    },
    code(node, context) {
      const props = propsOf(node);
      const { lang } = props;
      const element = block(node, props);
      if (lang !== '' && isUnknownLanguage(lang))
        languages.push({ name: lang, span: spanOfWord(lang, node.position, context.source) });
      const open = openMark(node, context.source);
      if (open !== undefined)
        unclosed.push({ name: open, span: openSpan(node, open), isEmpty: node.value.trim() === '' });
      if (props.twoslash) typed.push({ code: node.value, lang, span: spanOf(node.position) });
      if (element.name === diagramComponent)
        diagrams.push({ source: node.value, span: spanOf(node.position), isFence: true });
      // Another tool's component of another name may have become a `CodeBlock`.
      const canBeWrapped = context.source.includes('<CodeBlock') || imports.length > 0;
      if (!canBeWrapped || !isWrapped(context.parent(node))) context.replaceNode(node, element);
    },
  };
}

/** Code with an option of a command, such as `--site` or `node --version`. Longer code may not fit on a line of a phone. */
const withOption = /^(?=.{2,23}$)(?:.*\s)?-\S/;

/** True if a text has code with an option. */
export const mayHaveOption = (text: string): boolean => /[`\s]--?\w/.test(text);

/** Keeps options on one line: browsers would break them after a hyphen. */
export function codeOptionsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-code-options',
    inlineCode(node, context) {
      if (withOption.test(node.value))
        context.setProperty(node, 'data', { hProperties: { className: ['code-option'] } });
    },
  };
}

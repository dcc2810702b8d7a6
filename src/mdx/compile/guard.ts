import type { MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { literalText, positionOf, spanOf, type Expression, type Gathered, type Jsx } from './context.js';
import type { ExpressionPlace } from '../compiled.js';
import { isAuthors } from './authorFunctions.js';
import { attributeAsWritten, type Around } from './indentation.js';

/** Names of the functions that run expressions. No author would use them. */
export const guardFunction = 'trellisGuard';
/** Attribute with the position in `places` of an element of an author's component. */
export const placeAttribute = 'trellisPlace';

/** True if a compiled text runs code of its author. */
export const runsCode = ({ code, script }: { code: string; script: string }): boolean =>
  script !== '' || code.includes(`${guardFunction}(`);

const comment = /\/\*[\s\S]*?\*\//g;
const text = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`/g;
const name = /[\p{ID_Start}$_][\p{ID_Continue}$_]*(?!\s*:)/gu;
const plain = new Set(['true', 'false', 'null', 'undefined']);

/** True if an expression is more than a literal value. */
function canThrow(source: string): boolean {
  const code = source.replace(text, '').replace(comment, '').trim();
  return code.includes('`') || (code.match(name) ?? []).some((each) => !plain.has(each));
}

/** The element that contains an attribute. */
interface ElementPlace {
  text: string;
  span: Span | undefined;
  isInline: boolean;
}

/** Span of an attribute's braces in an element; the element's own span if they cannot be found. */
function within({ text, span }: ElementPlace, source: string): Span | undefined {
  if (!span) return undefined;
  const lines = text.split('\n').slice(span.start.line - 1);
  const rest = [lines[0]?.slice(span.start.column - 1), ...lines.slice(1)].join('\n');
  const before = rest.slice(0, Math.max(0, rest.indexOf(`{${source}}`))).split('\n');
  if (before.length === 1 && before[0] === '') return span;
  const offset = before.length === 1 ? span.start.column : 1;
  const start = { line: span.start.line + before.length - 1, column: offset + (before.at(-1)?.length ?? 0) };
  const end = source.includes('\n') ? { ...start } : { ...start, column: start.column + source.length + 2 };
  return { start, end };
}

/** Limits the effect of an expression that throws to its own element. A function runs each expression, catches its errors and knows its position. */
export function guardPlugin({ places }: Gathered): MdastPluginDefinition {
  function guarded(source: string, place: ExpressionPlace, isText = false): string {
    const index = places.push(place) - 1;
    return `${guardFunction}(() => (${source}\n), ${index}${isText ? ', true' : ''})`;
  }

  function attribute(entry: MdxJsxAttributeUnion, around: ElementPlace): MdxJsxAttributeUnion {
    const { isInline } = around;
    if (entry.type === 'mdxJsxExpressionAttribute') {
      const source = /^\s*\.\.\.([\s\S]+)$/.exec(entry.value)?.[1];
      if (source === undefined || !canThrow(source)) return entry;
      return { ...entry, value: `...${guarded(source, { span: within(around, entry.value), isInline })}` };
    }
    if (typeof entry.value !== 'object' || !entry.value || literalText(entry) !== undefined) return entry;
    if (!canThrow(entry.value.value)) return entry;
    return {
      ...entry,
      value: {
        ...entry.value,
        value: guarded(entry.value.value, { span: within(around, entry.value.value), isInline }),
      },
    };
  }

  function element<N extends Jsx>(node: Readonly<N>, around: Around, isInline: boolean): N | undefined {
    const span = spanOf(positionOf(node));
    const place = { text: around.source, span, isInline };
    const attributes = node.attributes.map((entry) => attribute(attributeAsWritten(entry, node, around), place));
    if (isAuthors(node.name ?? '')) {
      const index = places.push({ span, isInline }) - 1;
      const value = { type: 'mdxJsxAttributeValueExpression' as const, value: String(index) };
      attributes.push({ type: 'mdxJsxAttribute', name: placeAttribute, value });
    }
    const isChanged = attributes.some((entry, index) => entry !== node.attributes[index]);
    return isChanged ? { ...node, attributes } : undefined;
  }

  function expression<N extends Expression>(node: Readonly<N>, around: Around, isInline: boolean): N | undefined {
    if (!canThrow(node.value) && !/^\s*\{/.test(node.value)) return undefined;
    const parent = around.parent(node);
    // An author's component may take an object as its child.
    const isText = !(parent && 'name' in parent && isAuthors(parent.name ?? ''));
    return { ...node, value: guarded(node.value, { span: spanOf(node.position), isInline }, isText) };
  }

  return {
    name: 'trellis-guard',
    options: { position: true },
    mdxFlowExpression: (node, context) => expression(node, context, false),
    mdxTextExpression: (node, context) => expression(node, context, true),
    mdxJsxFlowElement: (node, context) => element(node, context, false),
    mdxJsxTextElement: (node, context) => element(node, context, true),
  };
}

import type { MdastPluginDefinition, MdastVisitorContext, MdxJsxAttributeUnion } from 'satteri';
import { escapeText } from '../../shared/html.js';
import type { Expression, Jsx } from './context.js';
import { codeSpan, mapProse, splitCode } from './tolerate.js';

const first = 0xe000;
const masks = /[\uE021-\uE07E]/g;

const masked = (code: string): string =>
  code.replace(/[!-~]/g, (sign) => String.fromCharCode(first + sign.charCodeAt(0)));

/** Restores the characters that `maskCode` replaced, each at its place. */
export const unmasked = (code: string): string =>
  code.replace(masks, (sign) => String.fromCharCode(sign.charCodeAt(0) - first));

/** True if a text contains masked code. */
export const isMasked = (text: string): boolean => text.search(masks) >= 0;

/**
 * Replaces the characters of fences and code spans one by one, so that a parser cannot mistake brackets in them for nested code. What looks like a
 * fence here may be part of an expression. `unmaskPlugin` restores them where the parser found code.
 */
export const maskCode = (text: string): string =>
  mapProse(text, (prose) => prose.replace(codeSpan, maskSpan), maskFence);

function maskFence(fence: string): string {
  const start = fence.indexOf('\n') + 1;
  if (start === 0) return fence;
  // The closing fence may end with a line break.
  const end = Math.max(start, fence.lastIndexOf('\n', fence.length - 2));
  return fence.slice(0, start) + masked(fence.slice(start, end)) + fence.slice(end);
}

/** Bars and the backslashes before them stay: in a table, the parser turns `a\|b` into `a|b`. */
const maskSpan = (span: string): string =>
  span.replace(/[^`]+/, (code) => code.replace(/\\*\||[^|]/g, (part) => (part.endsWith('|') ? part : masked(part))));

/** True if a dollar in a code span may be taken for the beginning of a formula that ends outside of it, or the other way round. */
export function mayPairDollars(text: string): boolean {
  if (!text.includes('$')) return false;
  const outside = splitCode(text).filter((_, index) => index % 2 === 0);
  const hasDollar = (part: string): boolean => part.includes('$');
  return (
    outside.some((part) => part.match(codeSpan)?.some(hasDollar)) &&
    outside.some((part) => hasDollar(part.replace(codeSpan, '')))
  );
}

/** Restores the characters that `maskCode` replaced, in HTML. */
export const unmaskHtml = (html: string): string => html.replace(masks, (sign) => escapeText(unmasked(sign)));

function unmaskedAttribute(entry: MdxJsxAttributeUnion): MdxJsxAttributeUnion {
  if (entry.type !== 'mdxJsxAttribute') return { ...entry, value: unmasked(entry.value) };
  if (typeof entry.value !== 'object' || !entry.value) return entry;
  return { ...entry, value: { ...entry.value, value: unmasked(entry.value.value) } };
}

/**
 * Restores the characters that `maskCode` replaced: in code, and in template literals, which look like code. Must run before all plugins that read
 * them.
 */
export function unmaskPlugin(): MdastPluginDefinition {
  const element = (node: Readonly<Jsx>, context: MdastVisitorContext): void => {
    if (isMasked(JSON.stringify(node.attributes)))
      context.setProperty(node, 'attributes', node.attributes.map(unmaskedAttribute));
  };
  const expression = (node: Readonly<Expression>, context: MdastVisitorContext): void => {
    if (isMasked(node.value)) context.setProperty(node, 'value', unmasked(node.value));
  };
  return {
    name: 'trellis-unmask',
    code: (node) => ({ ...node, value: unmasked(node.value) }),
    inlineCode: (node) => ({ ...node, value: unmasked(node.value) }),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
  };
}

import { parseExpression } from '@babel/parser';
import { renderToString } from 'katex';
import type { MdastNode, MdastPluginDefinition, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { spanOfWord, type Gathered, type Jsx } from './context.js';
import { isPlainDollar } from './money.js';

/** Characters of generated HTML that Markdown would interpret. */
const mark = /[\\`*_~$'"!^|:.[\]\n-]/g;

/** As `katex.ParseError`, whose class is loaded with the package. */
interface FormulaError extends Error {
  /** Offset in the formula; undefined if it is the whole formula. */
  position?: number;
  rawMessage: string;
}

const isFormulaError = (error: unknown): error is FormulaError => error instanceof Error && error.name === 'ParseError';

/** A formula in a text. */
interface Formula {
  value: string;
  isBlock: boolean;
  position: MdastNode['position'];
  source: string;
}

/** Renders a formula as MathML. A mistake is gathered, and the formula is shown as written, in red. */
function render({ value, isBlock, position, source }: Formula, gathered: Gathered): string {
  const options = { displayMode: isBlock, output: 'mathml', strict: 'ignore' } as const;
  try {
    return renderToString(value, options);
  } catch (error) {
    if (!isFormulaError(error)) throw error;
    const line = value.slice(0, error.position).split('\n').length - 1;
    const text = value.split('\n')[line]?.trim() ?? '';
    gathered.formulas.push({ name: error.rawMessage, span: spanOfWord(text, position, source) });
    return renderToString(value, { ...options, throwOnError: false });
  }
}

/**
 * A formula as HTML, with its text escaped, because a TeX backslash is not a Markdown escape. A block may be wider than the page: it scrolls, with
 * the keyboard too.
 */
function formulaHtml(formula: Formula, gathered: Gathered): { raw: string; mdxExpressions: false } {
  const html = render(formula, gathered);
  const raw = html.replace(/(?<=>)[^<]+/g, (text) => text.replace(mark, (sign) => `&#${sign.charCodeAt(0)};`));
  return { raw: formula.isBlock ? raw.replace('<math ', '<math tabindex="0" ') : raw, mdxExpressions: false };
}

/**
 * Converts formulas to MathML, which browsers render without a style sheet. `$5 and $10` is money, not a formula: text between single dollars must
 * not start or end with a space (part 4.8 of the format).
 */
export function mathPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-math',
    options: { position: true },
    math(node, context) {
      const { value, position } = node;
      context.replaceNode(node, formulaHtml({ value, isBlock: true, position, source: context.source }, gathered));
    },
    inlineMath(node, context) {
      const { value, position } = node;
      const { source } = context;
      const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      const isPlain = isPlainDollar(source, from, to);
      if (isPlain) gathered.plainDollars.push(from);
      const text: MdastNode = { type: 'text', value: `$${value}$` };
      context.replaceNode(node, isPlain ? text : formulaHtml({ value, isBlock: false, position, source }, gathered));
    },
  };
}

/** A text as written, even if MDX parsed its braces as expressions. */
function sourceOf(node: Readonly<MdastNode>): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return `{${node.value}}`;
  if ('children' in node) return node.children.map(sourceOf).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** The text of a string in JavaScript without expressions: quoted, in backticks, or after `String.raw`. */
function stringIn(source: string): string | undefined {
  try {
    const expression = parseExpression(source);
    if (expression.type === 'StringLiteral') return expression.value;
    const isRaw = expression.type === 'TaggedTemplateExpression';
    const template = isRaw ? expression.quasi : expression;
    if (template.type !== 'TemplateLiteral' || template.expressions.length > 0) return undefined;
    const value = template.quasis[0]?.value;
    return isRaw ? value?.raw : (value?.cooked ?? undefined);
  } catch {
    return undefined;
  }
}

/** The formula in `<Latex>`: the text as written, for braces belong to TeX, or the string between braces if there is nothing else. */
function formulaIn(node: Readonly<Jsx>): string {
  const [only, other] = node.children.filter((child) => sourceOf(child).trim() !== '');
  const isString = only?.type === 'mdxTextExpression' || only?.type === 'mdxFlowExpression';
  return ((isString && !other && stringIn(only.value)) || sourceOf(node)).trim();
}

/** Converts `<Latex>`, the component form of a formula. On a line of its own it is a block. */
export function latexPlugin(gathered: Gathered): MdastPluginDefinition {
  const html = (node: Readonly<Jsx>, isBlock: boolean, source: string) =>
    formulaHtml({ value: formulaIn(node), isBlock, position: node.position, source }, gathered);
  return {
    name: 'trellis-latex',
    options: { position: true },
    mdxJsxFlowElement(node: Readonly<MdxJsxFlowElement>, context) {
      if (node.name === 'Latex') context.replaceNode(node, html(node, true, context.source));
    },
    mdxJsxTextElement(node: Readonly<MdxJsxTextElement>, context) {
      if (node.name === 'Latex') context.replaceNode(node, html(node, false, context.source));
    },
  };
}

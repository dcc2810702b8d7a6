import type { MdastNode, MdastPluginDefinition } from 'satteri';
import katex from 'katex';

/** The component that fences become; a name that no author can have in mind. */
export const codeComponent = 'TrellisCode';

function expression(name: string, value: string) {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: { type: 'mdxJsxAttributeValueExpression' as const, value: JSON.stringify(value) },
  };
}

/** Fences become a component, so that highlighting happens only for pages that are rendered. */
export function codePlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-code',
    code(node, context) {
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: codeComponent,
        attributes: [expression('code', node.value), expression('lang', node.lang ?? ''), expression('meta', node.meta ?? '')],
        children: [],
      });
    },
  };
}

function formula(value: string, displayMode: boolean): { raw: string; mdxExpressions: false } {
  return { raw: katex.renderToString(value, { displayMode, output: 'mathml', throwOnError: false }), mdxExpressions: false };
}

/**
 * Formulas become MathML, which browsers draw without a style sheet. `$5 and $10` is money, not a formula: the text
 * between single dollars may not begin or end with a space (part 4.8 of the format).
 */
export function mathPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-math',
    math(node, context) {
      context.replaceNode(node, formula(node.value, true));
    },
    inlineMath(node, context) {
      const isFormula = node.value.trim() === node.value && node.value !== '';
      const text: MdastNode = { type: 'text', value: `$${node.value}$` };
      context.replaceNode(node, isFormula ? formula(node.value, false) : text);
    },
  };
}

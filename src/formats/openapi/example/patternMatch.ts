import { withTimeLimit } from '../../../shared/timeLimit.js';

/** Milliseconds that a text is matched for. */
const defaultPatience = 1_000;

/** An expression that goes back at most a little: one repetition, of one character. */
const plain =
  /^(?:[^()*+{}\\]|\\[pP]\{\w+\}|\\[^pP])*(?:[*+]|\{\d+(?:,\d*)?\})?(?:[^()*+{}\\]|\\[pP]\{\w+\}|\\[^pP])*$/;

/** Expressions that were stopped; they are not tried again. */
const endless = new Set<string>();

/** True if a text matches an expression of a specification; also false if the match takes too long. */
export function fitsExpression(expression: RegExp, text: string, patience = defaultPatience): boolean {
  const { source } = expression;
  if (plain.test(source)) return expression.test(text);
  if (endless.has(source)) return false;
  const found = withTimeLimit(patience, () => expression.test(text));
  if (!found) endless.add(source);
  return found?.value ?? false;
}

/** The same for a pattern as it is written; false where it is no expression. */
export function fitsPattern(pattern: string, text: string, patience?: number): boolean {
  try {
    return fitsExpression(new RegExp(pattern, 'u'), text, patience);
  } catch {
    return false;
  }
}

import { withTimeLimit } from '../../shared/timeLimit.js';

/** Time limit for a match, in milliseconds. */
const defaultPatience = 1_000;

/** Expressions that backtrack little at most: a single repetition of one character. */
const plain =
  /^(?:[^()*+{}\\]|\\[pP]\{\w+\}|\\[^pP])*(?:[*+]|\{\d+(?:,\d*)?\})?(?:[^()*+{}\\]|\\[pP]\{\w+\}|\\[^pP])*$/;

/** True if an expression is matched in a time that is at most quadratic in the length of the text. */
export const isQuick = (source: string): boolean => plain.test(source);

/** Expressions that hit the time limit; they are not tried again. */
const endless = new Set<string>();

/** True if a text matches a specification's expression; false if the match takes too long. */
export function fitsExpression(expression: RegExp, text: string, patience = defaultPatience): boolean {
  const { source } = expression;
  if (isQuick(source)) return expression.test(text);
  if (endless.has(source)) return false;
  const result = withTimeLimit(patience, () => expression.test(text));
  if (!result) endless.add(source);
  return result?.value ?? false;
}

/** Like `fitsExpression` for a pattern as written; false if it is not a valid expression. */
export function fitsPattern(pattern: string, text: string, patience?: number): boolean {
  try {
    return fitsExpression(new RegExp(pattern, 'u'), text, patience);
  } catch {
    return false;
  }
}

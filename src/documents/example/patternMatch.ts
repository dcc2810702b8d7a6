import { withTimeLimit } from '../../shared/timeLimit.js';

/** Time limit for a match, in milliseconds. */
const defaultPatience = 1_000;

/** What repeats nothing and refers to no group: characters, and the start and end of a group that is not repeated. */
const parts = String.raw`(?:[^()*+{}\\]|\\[pP]\{\w+\}|\\[^pPk1-9]|\(|\)(?![*+?{]))*`;
const plain = new RegExp(String.raw`^${parts}(?:[*+]|\{\d+(?:,\d*)?\})?${parts}$`);
const isOneGroup = (source: string): boolean => source.indexOf('(') === source.lastIndexOf('(');

/**
 * True if an expression is matched in a time that is at most quadratic in the length of the text: it has a single repetition of one character, and at
 * most one group, which is not repeated.
 */
export const isQuick = (source: string): boolean => isOneGroup(source) && plain.test(source);

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

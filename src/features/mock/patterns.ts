import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** More often than this is as good as for ever. */
const few = 16;

/**
 * True if a match of a pattern can take exponential time: a repetition holds another one, or an ambiguous choice. In
 * doubt, true.
 */
export function mayBeEndless(pattern: string): boolean {
  let repeated = 0;
  let varying = 0;
  let isRisky = false;
  const enterChoice = (alternatives: number): void => {
    if (repeated > 0 && alternatives > 1) isRisky = true;
  };
  try {
    visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
      onQuantifierEnter: ({ min, max }) => {
        const varies = max !== min;
        if (varies && repeated > 0) isRisky = true;
        if (varies) varying += 1;
        if (max > few) repeated += 1;
      },
      onQuantifierLeave: ({ max }) => {
        if (max > few) repeated -= 1;
      },
      onGroupEnter: ({ alternatives }) => enterChoice(alternatives.length),
      onCapturingGroupEnter: ({ alternatives }) => enterChoice(alternatives.length),
    });
  } catch {
    // It is refused elsewhere.
    return false;
  }
  return isRisky || varying > few;
}

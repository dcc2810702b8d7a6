import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** More repetitions than this count as unlimited. */
const few = 16;

/** True if matching a pattern might take exponential time, because of nested repetitions or an ambiguous choice. True if in doubt. */
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
    // It is rejected elsewhere.
    return false;
  }
  return isRisky || varying > few;
}

import { listItemOf } from './listItems.js';
import { mapProse } from './tolerate.js';

const fence = /^( {4,}|\t+)\$\$[ \t]*$/;

/**
 * Moves the spaces before the `$$` of formulas in nested components behind it. The compiler takes four spaces for indented code, which MDX does not
 * have, and so finds no end of the formula. Offsets do not change.
 */
export function outdentFormulas(text: string): string {
  if (!/^(?: {4}|\t)[ \t]*\$\$[ \t]*$/m.test(text)) return text;
  return mapProse(text, outdented);
}

function outdented(block: string): string {
  const lines = block.split('\n');
  return lines
    .map((line, index) =>
      fence.test(line) && listItemOf(lines, index) < 0 ? line.replace(/^([ \t]+)(\$\$)/, '$2$1') : line,
    )
    .join('\n');
}

import { mapProse } from './tolerate.js';

const fence = /^( {4,}|\t+)\$\$[ \t]*$/;
const listItem = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** True if a line belongs to an item of a list, by the lines before it that are indented less. */
function isInList(lines: readonly string[], index: number): boolean {
  let indent = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    if (listItem.test(line)) return true;
    indent = indentOf(line);
  }
  return false;
}

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
      fence.test(line) && !isInList(lines, index) ? line.replace(/^([ \t]+)(\$\$)/, '$2$1') : line,
    )
    .join('\n');
}

const listItem = /^[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]|$)/;
const block = /^[ \t]*(?:[-*+|>]|#{1,6} |\d+[.)][ \t]|<\/?[A-Za-z][^>]*>[ \t]*$)/;

export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** True if a line continues the text of the line before, whatever its indentation. */
function isContinued(lines: readonly string[], index: number): boolean {
  const before = lines[index - 1] ?? '';
  return before.trim() !== '' && !block.test(lines[index] ?? '') && (listItem.test(before) || !block.test(before));
}

/** Finds the item of a list that a line belongs to, by the lines before it that are indented less; -1 if there is none. */
export function listItemOf(lines: readonly string[], index: number): number {
  let indent = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent || isContinued(lines, at)) continue;
    if (listItem.test(line)) return at;
    indent = indentOf(line);
  }
  return -1;
}

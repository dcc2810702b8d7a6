import { indentOf, listItemOf } from './listItems.js';
import { tagEnd } from './tagEnd.js';
import { blankCode } from './tolerate.js';

/** The markers of quotations and then of list items (with quotations in them) that a line starts with, and the closing tags after them. */
const closingLine =
  /^((?:[ \t]*>)*)([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:>[ \t]*)*)*)((?:<\/[A-Za-z][\w.-]*\s*>[ \t]*)+)/;

/** True if a text opens an element of this name that it does not close. */
function opens(text: string, name: string): boolean {
  let depth = 0;
  for (const { index, 1: slash } of text.matchAll(new RegExp(String.raw`(?<!\\)<(/?)${name}(?=[\s/>])`, 'g'))) {
    if (slash) depth = Math.max(0, depth - 1);
    else if (!text.slice(index, tagEnd(text, index)).endsWith('/>')) depth += 1;
  }
  return depth > 0;
}

/**
 * Moves closing tags out of a list item if their element begins outside of it: spaces before them are moved behind them, and list markers become
 * spaces. The compiler takes such an item and the element for each other, which damages the names of other elements or ends the process. Offsets do
 * not change.
 */
export function outdentClosingTags(text: string): string {
  if (!/^[ \t\d.)*+>-]+<\//m.test(text)) return text;
  const prose = blankCode(text).split('\n');
  return text
    .split('\n')
    .map((line, index) => {
      const [, quotes = '', marks = '', tags] = closingLine.exec(prose[index] ?? '') ?? [];
      if (tags === undefined || marks === '') return line;
      const unmarked = quotes + blank(marks) + line.slice(quotes.length + marks.length);
      if (quotes !== '') return unmarked;
      prose[index] = blank(marks) + (prose[index] ?? '').slice(marks.length);
      return outdented(unmarked, tags, prose, index);
    })
    .join('\n');
}

const blank = (marks: string): string => marks.replace(/\S/g, ' ');

function outdented(line: string, tags: string, prose: string[], index: number): string {
  const names = Array.from(tags.matchAll(/<\/([\w.-]+)/g), ([, name = '']) => name);
  for (;;) {
    const item = listItemOf(prose, index);
    if (item < 0) break;
    const inside = prose.slice(item, index).join('\n');
    if (names.every((name) => opens(inside, name))) break;
    prose[index] = (prose[index] ?? '').slice(indentOf(prose[index] ?? '') - indentOf(prose[item] ?? ''));
  }
  const moved = indentOf(line) - indentOf(prose[index] ?? '');
  return line.slice(moved) + line.slice(0, moved);
}

import { indentOf, listItemOf } from './listItems.js';
import { tagEnd } from './pairRepair.js';
import { blankCode } from './tolerate.js';

const closingTag = /^[ \t]+<\/([A-Za-z][\w.-]*)\s*>/;

/** True if a text opens an element of this name that it does not close. */
function opens(text: string, name: string): boolean {
  let depth = 0;
  for (const { index, 1: slash } of text.matchAll(new RegExp(String.raw`<(/?)${name}(?=[\s/>])`, 'g'))) {
    if (slash) depth = Math.max(0, depth - 1);
    else if (!text.slice(index, tagEnd(text, index)).endsWith('/>')) depth += 1;
  }
  return depth > 0;
}

/**
 * Moves the spaces before a closing tag behind it if they make it part of a list item although the element begins outside of that item. The compiler
 * takes such an item and the element for each other, which damages the names of other elements or ends the process. Offsets do not change.
 */
export function outdentClosingTags(text: string): string {
  if (!/^[ \t]+<\//m.test(text)) return text;
  const prose = blankCode(text).split('\n');
  return text
    .split('\n')
    .map((line, index) => {
      const name = closingTag.exec(prose[index] ?? '')?.[1];
      return name === undefined ? line : outdented(line, name, prose, index);
    })
    .join('\n');
}

function outdented(line: string, name: string, prose: string[], index: number): string {
  for (;;) {
    const item = listItemOf(prose, index);
    if (item < 0 || opens(prose.slice(item, index).join('\n'), name)) break;
    prose[index] = (prose[index] ?? '').slice(indentOf(prose[index] ?? '') - indentOf(prose[item] ?? ''));
  }
  const moved = indentOf(line) - indentOf(prose[index] ?? '');
  return line.slice(moved) + line.slice(0, moved);
}

import type { Edits } from '../shared/edits.js';
import { valueIn, type TagReader } from '../shared/readTags.js';
import { rightToLeft } from '../shared/rightToLeft.js';

/** U+200E, an invisible character that counts as a Latin letter for the order of signs. */
const mark = '\u200E';
const letter = /\p{L}/u;
const entity = /&#?\w+;/g;

/** Elements whose text belongs to the line around them. All others begin a line of their own. */
const inline = new Set('a abbr b cite del em i img ins mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements that decide the order of their characters themselves. */
const isolated = new Set('bdi bdo code kbd samp'.split(' '));
/** Elements without text to read, or with code. */
const skipped = new Set('math option pre script style svg textarea title trellis-island'.split(' '));

/** A text from the beginning of a line to its end, which may contain elements. */
interface Line {
  start: number;
  end: number;
  text: string;
}

/**
 * Marks texts in Latin letters that begin or end with a sign on right-to-left pages. Without marks, browsers show `C++` as `++C`, and `.NET` as
 * `NET.`. The direction of a text cannot be left to its first letter: a line such as `API` with Arabic words after it is read from the right.
 */
export function readLatinTexts(html: string, edits: Edits): TagReader {
  let isRight = false;
  let inside: { name: string; depth: number } | undefined;
  let line: Line | undefined;

  const extend = (start: number, end: number, text = ''): void => {
    line = { start: line?.start ?? start, end, text: `${line?.text ?? ''}${text}` };
  };
  const finishLine = (): void => {
    if (!line) return;
    const { start, end } = line;
    const text = line.text.replace(entity, ' ');
    line = undefined;
    if (!letter.test(text) || rightToLeft.test(text)) return;
    if (!letter.test(html.charAt(start))) edits.add(start, start, mark);
    if (!letter.test(html.charAt(end - 1))) edits.add(end, end, mark);
  };

  return {
    open(tag) {
      if (tag.name === 'html') isRight = valueIn(tag, 'dir') === 'rtl';
      if (!isRight) return;
      if (inside) {
        if (tag.name === inside.name) inside.depth += 1;
        return;
      }
      const isIsolated = isolated.has(tag.name);
      // An element with a class may be a box beside the text.
      if (!isIsolated && (!inline.has(tag.name) || valueIn(tag, 'class') !== undefined)) finishLine();
      if (isIsolated) extend(tag.start, tag.end);
      if (isIsolated || skipped.has(tag.name)) inside = { name: tag.name, depth: 1 };
    },
    close(name, start) {
      if (!isRight) return;
      if (!inside) {
        if (!inline.has(name)) finishLine();
        return;
      }
      if (name !== inside.name) return;
      inside.depth -= 1;
      if (inside.depth > 0) return;
      inside = undefined;
      if (isolated.has(name)) extend(start, start + `</${name}>`.length);
    },
    text(start, end) {
      if (!isRight || inside) return;
      const text = html.slice(start, end);
      const trimmed = text.trim();
      if (trimmed === '') return;
      const first = start + text.indexOf(trimmed);
      extend(first, first + trimmed.length, text);
    },
  };
}

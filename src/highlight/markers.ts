/** Marks that a comment in the code can set on a line. */
export type LineMark = 'highlight' | 'focus' | 'added' | 'removed';

const meanings: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
};
/** Characters that start or end a comment in any language. */
const begins = [
  '//',
  '/\\*',
  '#',
  '--',
  ';+',
  '%+',
  '<!--',
  '\\{/\\*',
  "'",
  '"',
  '!',
  '::',
  '@?(?:rem|REM)',
  '\\(\\*',
  '\\{-',
  '\\{#',
  '\\{\\{!(?:--)?',
  '<%--',
  '@\\*',
];
const ends = ['\\*/\\}', '\\*/', '-->', '\\*\\)', '-\\}', '#\\}', '(?:--)?\\}\\}', '--%>', '\\*@'];
/** A mark in a comment, with an optional number of lines. */
const inComment = (signs: readonly string[]): RegExp =>
  new RegExp(
    `[ \\t]*(?:${signs.join('|')})[ \\t]*\\[!code[ \\t]+(\\+\\+|--|highlight|hl|focus)(?::(\\d+))?\\][ \\t]*(?:${ends.join('|')})?[ \\t]*$`,
  );
const marker = inComment(begins);
/** In Markdown, comments of other languages are text, which may describe such marks. */
const markdownMarker = inComment(['<!--', '\\{/\\*']);

interface TakenMarkers {
  code: string;
  marks: Map<number, Set<LineMark>>;
  lines: readonly number[];
}

/**
 * Removes marks such as `// [!code ++]` from code (part 4.6 of the format). A count (`[!code ++:3]`) includes the mark's own line; a mark alone on
 * its line applies to the following lines.
 *
 * @param id language, as returned by `languageId`.
 * @returns the code without marks, the marks by line, counted from 1, and each line's original index, counted from 0.
 */
export function takeMarkers(code: string, id?: string): TakenMarkers {
  const marks = new Map<number, Set<LineMark>>();
  const numbers: number[] = [];
  if (!code.includes('[!code')) return { code, marks, lines: [...code.split('\n').keys()] };
  const pattern = id === 'markdown' || id === 'mdx' ? markdownMarker : marker;
  const lines: string[] = [];
  for (const [number, line] of code.split('\n').entries()) {
    const match = pattern.exec(line);
    const meaning = match?.[1] ? meanings[match[1]] : undefined;
    if (!match || !meaning) {
      lines.push(line);
      numbers.push(number);
      continue;
    }
    const rest = line.slice(0, match.index);
    if (rest.trim() !== '') {
      lines.push(rest);
      numbers.push(number);
    }
    const first = rest.trim() === '' ? lines.length + 1 : lines.length;
    for (let each = first; each < first + Number(match[2] ?? 1); each += 1) {
      const meanings = marks.get(each) ?? new Set();
      marks.set(each, meanings.add(meaning));
    }
  }
  return { code: lines.join('\n'), marks, lines: numbers };
}

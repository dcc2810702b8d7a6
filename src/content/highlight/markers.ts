/** Marks that a comment in the code can set on its line. */
export type LineMark = 'highlight' | 'focus' | 'added' | 'removed';

const meanings: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
};
/** Signs that begin a comment in one language or another, and those that end one, where it has an end. */
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
/** A mark in a comment, with an optional count of lines. */
const inComment = (signs: readonly string[]): RegExp =>
  new RegExp(
    `[ \\t]*(?:${signs.join('|')})[ \\t]*\\[!code[ \\t]+(\\+\\+|--|highlight|hl|focus)(?::(\\d+))?\\][ \\t]*(?:${ends.join('|')})?[ \\t]*$`,
  );
const marker = inComment(begins);
/** In Markdown the signs of other languages are text: it may be about such marks. */
const markdownMarker = inComment(['<!--', '\\{/\\*']);

interface TakenMarkers {
  code: string;
  marks: Map<number, Set<LineMark>>;
  lines: readonly number[];
}

/**
 * Takes marks such as `// [!code ++]` out of code (part 4.6 of the format). A count (`[!code ++:3]`) is of lines from the
 * mark's own on; a mark that is alone on its line is about the lines that follow.
 *
 * @param id language as `languageId` has it.
 * @returns the code without marks, the marks by line, from 1, and the line, from 0, that each line of it had.
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
      const known = marks.get(each) ?? new Set();
      marks.set(each, known.add(meaning));
    }
  }
  return { code: lines.join('\n'), marks, lines: numbers };
}

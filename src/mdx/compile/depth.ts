/** Position at which a text nests too deeply, and what nests. */
export interface Depth {
  /** From 0. */
  offset: number;
  /** A sentence without its full stop. */
  what: string;
}

interface Measure {
  what: string;
  /** A text with fewer than a thousand of these is not searched. */
  sign?: string;
  opens: RegExp;
  closes?: RegExp;
  most: number;
}

/**
 * Limits for constructs on which native parsers recurse; a few thousand levels crash the process. They are counted everywhere, because a simpler
 * parser could be misled about their context. `codeMask.ts` handles those in code.
 */
const measures: readonly Measure[] = [
  { what: 'Brackets nest more than 300 deep', opens: /[([{]/g, closes: /[)\]}]/g, most: 300 },
  {
    what: 'Elements nest more than 500 deep',
    opens: /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)[\p{L}_$>]/giu,
    closes: /<\/|\/>/g,
    most: 500,
  },
  { what: 'Statements nest more than 6000 deep', opens: /\b(?:if|else|while|for|do|with)\b|=>/g, most: 6000 },
  {
    what: 'Labels follow each other more than 1000 times',
    sign: ':',
    opens: /(?<![^\s:;{}])(?:[^\s:;,(){}[\]"'`<>]+\s*:\s*){1000}/g,
    most: 0,
  },
  { what: 'Classes nest more than 500 deep', opens: /\bextends\b/g, most: 500 },
  {
    what: 'Lists and quotes nest more than 100 deep',
    opens: /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){100}/gm,
    most: 0,
  },
  {
    what: 'A line is indented by more than 1000 signs',
    opens: /^(?:[ \t]{1000})[ \t]*(?:>|[-*+]|\d{1,9}[.)])/gm,
    most: 0,
  },
];

function passed(text: string, { sign, opens, closes, most }: Measure): number | undefined {
  if (sign !== undefined && text.split(sign).length <= 1000) return undefined;
  if ((text.match(opens) ?? []).length <= most) return undefined;
  const marks = [...text.matchAll(opens)].map(({ index }) => ({ index, step: 1 }));
  const ends = closes ? [...text.matchAll(closes)].map(({ index }) => ({ index, step: -1 })) : [];
  let depth = 0;
  for (const { index, step } of [...marks, ...ends].sort((a, b) => a.index - b.index)) {
    depth = Math.max(0, depth + step);
    if (depth > most) return index;
  }
  return undefined;
}

/** The first position where a text nests too deeply for a parser; undefined for all ordinary texts. */
export function tooDeep(text: string): Depth | undefined {
  for (const measure of measures) {
    const offset = passed(text, measure);
    if (offset !== undefined) return { offset, what: measure.what };
  }
  return undefined;
}

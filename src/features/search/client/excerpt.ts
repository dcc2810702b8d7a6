import { unspacedLetters } from '../wordParts.js';
import { addPart, markMatches } from './matchMarks.js';
import type { Marked } from './provider.js';

/** The words of a page, and the scores of those that match. */
export interface PageWords {
  /** In order. */
  list: readonly string[];
  /** Scores by position. */
  hits: ReadonlyMap<number, number>;
  query: string;
}

/** Characters that have no spaces around them. */
const unspaced = `[${unspacedLetters}\\u3000-\\u303F\\uFF01-\\uFF65]`;
const endsUnspaced = new RegExp(`${unspaced}$`, 'u');
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');

const length = 26;
/** Number of words before the first match. */
const lead = 4;

/**
 * The part of a range of words with the most matches, in which they are marked.
 *
 * @param start position of the first word.
 * @param end position after the last word.
 */
export function excerptOf({ list, hits, query }: PageWords, start: number, end: number): Marked {
  const first = bestStart(hits, start, end);
  const from = first === undefined ? start : Math.max(start, Math.min(first - lead, end - length));
  const to = Math.min(end, from + length);
  const parts: { text: string; isHit: boolean }[] = [];
  if (from > start) addPart(parts, '… ', false);
  for (let position = from; position < to; position += 1) {
    const text = list[position] ?? '';
    if (hits.has(position)) for (const part of markWord(text, query)) addPart(parts, part.text, part.isHit);
    else addPart(parts, text, false);
    if (position + 1 < to) addPart(parts, spaceBetween(text, list[position + 1] ?? ''), false);
  }
  if (to < end) addPart(parts, ' …', false);
  return parts;
}

/** The space between two words; none in scripts without spaces, which the index has split. */
function spaceBetween(one: string, other: string): string {
  return endsUnspaced.test(one) && beginsUnspaced.test(other) ? '' : ' ';
}

/** Marks the parts of a word that the query contains, or else all of it except punctuation. */
function markWord(text: string, query: string): Marked {
  const parts = markMatches(text, query);
  if (parts.some(({ isHit }) => isHit)) return parts;
  const [, before = '', word = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text) ?? [];
  return [
    { text: before, isHit: false },
    { text: word, isHit: true },
    { text: after, isHit: false },
  ];
}

/** The match at which the excerpt with the highest score starts. */
function bestStart(hits: PageWords['hits'], start: number, end: number): number | undefined {
  const inside = [...hits]
    .filter(([position]) => position >= start && position < end)
    .sort(([one], [other]) => one - other);
  let best: { position: number; score: number } | undefined;
  for (const [position] of inside) {
    let score = 0;
    for (const [other, value] of inside) if (other >= position && other < position + length - lead) score += value;
    if (!best || score > best.score) best = { position, score };
  }
  return best?.position;
}

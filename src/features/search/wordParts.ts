/** Letters of scripts that are written without spaces between words, and signs that are part of their words: within a class of a regular expression. */
export const unspacedLetters =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const run = new RegExp(`[${unspacedLetters}]+`, 'gu');
const other = '[\\p{L}\\p{N}_]';
/** Boundaries between such letters and others. */
const edge = new RegExp(
  `(?<=[${unspacedLetters}])(?=(?![${unspacedLetters}])${other})|(?<=(?![${unspacedLetters}])${other})(?=[${unspacedLetters}])`,
  'gu',
);

/** Parts words that no space parts; the sign of no width tells it from the spaces of titles. The indexer takes it out of texts. */
export const joint = '\u200B ';

/** True if a text has words without spaces between them. */
export function isUnspaced(text: string): boolean {
  return text.search(run) >= 0;
}

/**
 * Parts the words of a text that no spaces part. The indexer would cut them in another way than the browser cuts a query: both are cut
 * by this.
 *
 * @param language tag of the language of the text.
 */
export function partWords(text: string, language: string): string {
  if (!isUnspaced(text)) return text;
  const segmenter = segmenterOf(language);
  return text
    .replace(edge, joint)
    .replace(run, (found) => Array.from(segmenter.segment(found), ({ segment }) => segment).join(joint));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Name of the index of a language: what is no tag of a language is cut neither by the indexer nor by what asks the index. */
export function indexName(language: string): string {
  const tag = language.toLowerCase();
  return /^(?:zh|yue|ja|th|lo|km|my)(?![^-])/.test(tag) ? `words_${tag}` : tag;
}

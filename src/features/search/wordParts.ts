import { remember } from '../../shared/remember.js';

/** Letters of scripts without spaces between words, and marks that belong to their words, for use inside a character class. */
export const unspacedLetters =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const run = new RegExp(`[${unspacedLetters}]+`, 'gu');
const other = '[\\p{L}\\p{N}_]';
/** Boundaries between such letters and others. */
const edge = new RegExp(
  `(?<=[${unspacedLetters}])(?=(?![${unspacedLetters}])${other})|(?<=(?![${unspacedLetters}])${other})(?=[${unspacedLetters}])`,
  'gu',
);

/**
 * Separates words that have no spaces between them. The zero-width space distinguishes it from ordinary spaces in titles; the indexer removes it from
 * texts.
 */
export const joint = '\u200B ';

/** True if a text has words without spaces between them. */
export function isUnspaced(text: string): boolean {
  return text.search(run) >= 0;
}

/**
 * Separates words that have no spaces between them. The indexer and the browser would split texts and queries differently, so both use this function.
 *
 * @param language tag of the text's language.
 */
export function partWords(text: string, language: string): string {
  if (!isUnspaced(text)) return text;
  const segmenter = segmenterOf(language);
  return text
    .replace(edge, joint)
    .replace(run, (text) => Array.from(segmenter.segment(text), ({ segment }) => segment).join(joint));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  return remember(segmenters, language, () => new Intl.Segmenter(language, { granularity: 'word' }));
}

/** Name of a language's index. For an invalid tag, neither the indexer nor the search splits words. */
export function indexName(language: string): string {
  const tag = language.toLowerCase();
  return /^(?:zh|yue|ja|th|lo|km|my)(?![^-])/.test(tag) ? `words_${tag}` : tag;
}

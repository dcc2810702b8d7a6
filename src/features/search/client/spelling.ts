import { distance } from 'fastest-levenshtein';
import { foldText, termsOf } from './matchMarks.js';

/** Possible corrections, prepared for comparison. */
export type SpellingVocabulary = readonly Entry[];

interface Entry {
  word: string;
  plain: string;
  /** Spellings for keyboards without its letters; empty for most words. */
  spelt: readonly string[];
  /** The word in all of its spellings. */
  forms: readonly Form[];
}

interface Form {
  text: string;
  /** A bit mask of its letters. */
  letters: number;
}

/** Letters that are not a base letter with an accent, and their replacements. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Letter pairs that German and Nordic languages use for missing letters. */
const pairs: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function speltWith(table: Readonly<Record<string, string>>, word: string): string {
  return foldText(word.normalize('NFC').replace(/[^\0-\x7f]/gu, (letter) => table[letter] ?? letter));
}

/** @param words words of the site in lower case, most frequent first. */
export function vocabularyFrom(words: readonly string[]): SpellingVocabulary {
  return words.map((word) => {
    const isPlain = /^[\0-\x7f]*$/.test(word);
    const plain = isPlain ? word : foldText(word);
    const spelt = isPlain ? [] : [speltWith(letters, word), speltWith(pairs, word)].filter((each) => each !== plain);
    return { word, plain, spelt, forms: [plain, ...spelt].map((text) => ({ text, letters: lettersOf(text) })) };
  });
}

function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Maximum number of letters in which a word may differ from its correction. */
function tolerance(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/** Corrects misspelt words in a query; undefined if there are none or nothing is similar. */
export function correctQuery(query: string, vocabulary: SpellingVocabulary): string | undefined {
  let isChanged = false;
  const terms = termsOf(query).map((term) => {
    if (vocabulary.some(({ plain }) => plain.startsWith(term))) return term;
    const near = otherwiseSpelt(term, vocabulary) ?? nearest(term, vocabulary);
    if (near === undefined) return term;
    isChanged = true;
    return near;
  });
  return isChanged ? terms.join(' ') : undefined;
}

function otherwiseSpelt(term: string, vocabulary: SpellingVocabulary): string | undefined {
  if (term.length < 3) return undefined;
  return vocabulary.find(({ spelt }) => spelt.some((each) => each.startsWith(term)))?.word;
}

function nearest(term: string, vocabulary: SpellingVocabulary): string | undefined {
  const most = tolerance(term);
  const termLetters = lettersOf(term);
  let best: { word: string; cost: number } | undefined;
  for (const { word, forms } of vocabulary) {
    for (const { text, letters: formLetters } of forms) {
      // A typing error replaces at most one letter, so most words are excluded by their letters alone.
      if (Math.abs(text.length - term.length) > most || countBits(formLetters ^ termLetters) > 2 * most) continue;
      // Two swapped letters are a single error; a wrong first letter is rare.
      const cost = distance(term, text) - (isSwapped(term, text) ? 1 : 0) + (term[0] === text[0] ? 0 : 0.5);
      if (cost <= most && (!best || cost < best.cost)) best = { word, cost };
    }
  }
  return best?.word;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at];
}

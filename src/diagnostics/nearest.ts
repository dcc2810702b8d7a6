import { distance } from 'fastest-levenshtein';

/** Number of edits that count as a typing error: 0 in `x`, 1 in `url`, 2 in `colour`, 3 in `integratons`. */
function tolerance(length: number): number {
  return Math.min(3, Math.ceil((length - 1) / 3));
}

/** True if two adjacent letters are swapped. A swap costs two edits, too many for a short name, but is the most common typing error. */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  const [first = 0, second = 0, ...more] = [...a].flatMap((letter, index) => (letter === b[index] ? [] : [index]));
  return more.length === 0 && a[first] === b[second] && a[second] === b[first];
}

const withoutNumbers = (word: string): string => word.replace(/\d+/g, '#');

/** True if two words differ in their numbers only: `v1` is another version than `v2`, not a misspelling of it. */
function isOtherNumber(a: string, b: string): boolean {
  return a !== b && withoutNumbers(a) === withoutNumbers(b);
}

const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * True if each word of one name is a typing error for the matching word of the other: `to-vidoe` means `to-video`, but `to-audio` does not, although
 * it is only a few edits away. The separators between words are ignored.
 */
function meansTheSame(a: string, b: string): boolean {
  const [words, others] = [wordsOf(a), wordsOf(b)];
  if (words.length !== others.length) return distance(words.join(''), others.join('')) <= 1;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    if (isOtherNumber(word, other)) return false;
    const edits = distance(word, other);
    const allowed = word.slice(0, 2) === other.slice(0, 2) ? 3 : tolerance(Math.max(word.length, other.length));
    // Typing errors rarely change the first letter: `volan` and `polar` are different words, and so are `loop` and `poop`.
    const isShort = word.length < 5 && word.length === other.length;
    const isOtherWord = (edits > 1 || isShort) && word[0] !== other[0];
    return isSwap(word, other) || (edits <= allowed && !isOtherWord);
  });
}

/**
 * Finds the candidate that an author most likely meant by an unknown name. Case is ignored. If no spelling is near, a name that is the beginning of
 * exactly one candidate (`nav`, `navigation`) matches it.
 *
 * @returns the candidate as spelled in `candidates`; undefined if none is near enough. Never the name itself.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const word = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const completions: string[] = [];
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const lower = candidate.toLowerCase();
    if (word.length >= 3 && lower.startsWith(word)) completions.push(candidate);
    // The shorter name counts: `chip` is no misspelt `chair`.
    const allowed = isSwap(word, lower) ? 2 : tolerance(Math.min(word.length, lower.length));
    const limit = Math.min(allowed, bestDistance - 1);
    if (Math.abs(lower.length - word.length) > limit) continue;
    const edits = distance(word, lower);
    if (edits > limit || !meansTheSame(word, lower)) continue;
    best = candidate;
    bestDistance = edits;
  }
  return best ?? (completions.length === 1 ? completions[0] : undefined);
}

/** Suggests the name that the author probably meant; undefined without a suggestion. */
export function helpFor(suggestion: string | undefined, otherwise: string): string {
  return suggestion === undefined ? otherwise : `Did you mean \`${suggestion}\`?`;
}

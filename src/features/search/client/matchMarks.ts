import type { Marked } from './provider.js';

/** Folds a text for comparison: lower case, without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, folded. */
export function termsOf(query: string): string[] {
  return foldText(query)
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter((term) => term !== '');
}

/** Boundaries within `snakeCase`, `HTMLElement` and `snake_case`. */
const seam = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** The words of a result's text, folded. Names from programs are included whole and in parts. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}_$]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = word.split(seam).filter((part) => part !== '');
      return (parts.length > 1 ? [word, ...parts] : [word]).map(foldText);
    });
}

/** A query with spaces in place of all characters other than letters and digits, and between the parts of names from programs. */
export function splitQuery(query: string): string {
  return query
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => word.split(seam))
    .filter((word) => word !== '')
    .join(' ');
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The article of Arabic, alone or after a word of one letter. It is written as part of the next word. */
const article = /^[وفبك]?ال(?=\p{L}{3})/u;

/** True if a word is the term of a query, begins with it, or is an inflection of it. Articles of Arabic make no difference. */
export function isMatch(word: string, term: string): boolean {
  return word.startsWith(term) || isInflection(word.replace(article, ''), term.replace(article, ''));
}

function isInflection(word: string, term: string): boolean {
  if (word.startsWith(term)) return true;
  if (term.length < 5) return false;
  let common = 0;
  while (common < word.length && word[common] === term[common]) common += 1;
  if (common < Math.max(4, Math.ceil(term.length * 0.7)) || word.length - common > 6) return false;
  return !isSlip(word.slice(common), term.slice(common));
}

/** True if two endings differ by a typing error at their start, rather than by inflection. */
function isSlip(end: string, typed: string): boolean {
  if (end === '' || typed === '') return false;
  const isLeftOut = end.slice(1) === typed;
  const isTooMany = end === typed.slice(1);
  const isAnother = end.length > 1 && end.slice(1) === typed.slice(1);
  const isSwapped = end[0] === typed[1] && end[1] === typed[0] && end.slice(2) === typed.slice(2);
  return isLeftOut || isTooMany || isAnother || isSwapped;
}

export function markMatches(text: string, query: string): Marked {
  const terms = termsOf(query);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}_$]+)/u)) {
    if (part === '') continue;
    const word = foldText(part);
    const within = unspaced.test(part) ? terms.filter((candidate) => word.includes(candidate)) : [];
    if (within.length > 0 && word.length === part.length) {
      const longestFirst = within
        .sort((one, other) => other.length - one.length)
        .map((term) => term.replace(/\$/g, '\\$&'));
      for (const piece of part.split(new RegExp(`(${longestFirst.join('|')})`, 'iu')))
        addPart(parts, piece, within.includes(foldText(piece)));
    } else {
      const names = wordsOf(part);
      addPart(
        parts,
        part,
        terms.some((candidate) => names.some((name) => isMatch(name, candidate))),
      );
    }
  }
  return parts;
}

/** Adds a part, merging it with the last one of the same kind. */
export function addPart(parts: { text: string; isHit: boolean }[], text: string, isHit: boolean): void {
  const last = parts.at(-1);
  if (text === '') return;
  if (last?.isHit === isHit) last.text += text;
  else parts.push({ text, isHit });
}

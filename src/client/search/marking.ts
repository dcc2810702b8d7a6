import type { Marked } from './provider.js';

/** A text in lower case and without accents, as words are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, folded. */
export function termsOf(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter((term) => term !== '');
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a word, or an inflection of it, is what a term asks for. */
export function isMatch(word: string, term: string): boolean {
  if (word.startsWith(term)) return true;
  if (term.length < 5) return false;
  let common = 0;
  while (common < word.length && word[common] === term[common]) common += 1;
  return common >= Math.max(4, Math.ceil(term.length * 0.7)) && word.length - common <= 6;
}

/** Sets off the words of a text that a query asks for. */
export function mark(text: string, query: string): Marked {
  const terms = termsOf(query);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}_$]+)/u)) {
    if (part === '') continue;
    const word = folded(part);
    const term = unspaced.test(part) ? terms.find((candidate) => word.includes(candidate)) : undefined;
    if (term !== undefined && word.length === part.length) {
      const start = word.indexOf(term);
      addPart(parts, part.slice(0, start), false);
      addPart(parts, part.slice(start, start + term.length), true);
      addPart(parts, part.slice(start + term.length), false);
    } else {
      addPart(
        parts,
        part,
        terms.some((candidate) => isMatch(word, candidate)),
      );
    }
  }
  return parts;
}

/** Adds a part, to the last one if that is of the same kind. */
export function addPart(parts: { text: string; isHit: boolean }[], text: string, isHit: boolean): void {
  const last = parts.at(-1);
  if (text === '') return;
  if (last?.isHit === isHit) last.text += text;
  else parts.push({ text, isHit });
}

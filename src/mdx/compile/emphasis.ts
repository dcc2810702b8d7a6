import type { MdastPluginDefinition } from 'satteri';
import { addressEnd } from './bareLinks.js';
import { Insertions } from './insertions.js';
import { hidden, mapProse } from './tolerate.js';

/** WORD JOINER: invisible, and for Markdown neither a space nor punctuation. */
const joiner = '\u2060';

const letters = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}ー`;
const cjk = new RegExp(String.raw`[${letters}\u3000-\u303f\uff00-\uffef]`, 'u');
const sign = String.raw`[\p{P}\p{S}]`;
const word = String.raw`[^\s\p{P}\p{S}]`;
// Not `/**`, which begins a comment, and no escaped star.
const closing = new RegExp(String.raw`(?<=(?![*~\\/])${sign})(?:\*{2,}|~~)(?=${word})`, 'gu');
const opening = new RegExp(String.raw`(?<=${word})(?:\*{2,}|~~)(?=(?![*~/])${sign})`, 'gu');

/** Tags, whose attributes contain no Markdown. */
const tags = /<[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>/g;

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Finds stars that enclose emphasis in Chinese, Japanese or Korean but would be text by the rules of CommonMark, as in `**「強調」**です`: those scripts put no
 * space between punctuation and the next word. A joiner beside the stars makes them emphasis; `joinersPlugin` removes it.
 *
 * Single stars stay as they are, because many of them mark a footnote. Otherwise this follows the Markdown CJK-friendly amendments
 * (tats-u/markdown-cjk-friendly), version 1.
 */
export function joinEmphasis(text: string): Insertions {
  if (!cjk.test(text) || !/\*\*|~~/.test(text)) return new Insertions(text, joiner, []);
  const prose = mapProse(text, withoutCode, blank);
  const isBesideCjk = (start: number, end: number): boolean =>
    cjk.test(prose.slice(start - 1, start)) || cjk.test(prose.slice(end, end + 1));
  const offsetsOf = (runs: RegExp, isEnd: boolean): number[] =>
    Array.from(prose.matchAll(runs), ({ index, 0: run }) => ({ start: index, end: index + run.length }))
      .filter(({ start, end }) => isBesideCjk(start, end))
      .map(({ start, end }) => (isEnd ? end : start));
  const offsets = [...offsetsOf(closing, false), ...offsetsOf(opening, true)].sort((a, b) => a - b);
  return new Insertions(text, joiner, offsets);
}

// What hides Markdown turns into a punctuation mark and spaces, as emphasis may end beside it.
const withoutCode = (text: string): string =>
  text
    .replace(tags, (tag) => `${blank(tag.slice(1))}>`)
    .replace(new RegExp(hidden, 'g'), (code) => `\`${blank(code.slice(2))}\``);

export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');

/** Renders Markdown with the emphasis of languages that put no spaces between words. */
export function renderEmphasis(text: string, render: (text: string) => string): string {
  const joined = joinEmphasis(text);
  const html = render(joined.text);
  return joined.offsets.length === 0 ? html : withoutJoiners(html);
}

/** Removes joiners and ends of addresses from the text that plug-ins read. */
export function joinersPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-joiners',
    text(node) {
      const value = withoutJoiners(node.value).replaceAll(addressEnd, '');
      return value === node.value ? undefined : { ...node, value };
    },
  };
}

import { languageTag } from '../config/languageTag.js';
import type { Site } from './site.js';

/** Language tag (BCP 47) of the pages of a version: its locale, else the language of the site. */
export function languageOf(
  { versions, language }: Pick<Site, 'versions' | 'language'>,
  version: string | undefined,
): string {
  const locale = versions.find(({ name }) => name === version)?.locale;
  return locale === undefined ? language : languageTag(locale);
}

/** Languages written from right to left. */
const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language is written, by its tag; a script in the tag comes first. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isRight = script === undefined ? rightToLeft.has(language) : /^(?:arab|hebr|thaa|syrc|nkoo)$/.test(script);
  return isRight ? 'rtl' : 'ltr';
}

const scripts: readonly [pattern: RegExp, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
/** Share of all letters from which on a script counts: titles are full of English names whatever the language. */
const least = 0.15;

/**
 * Tells a language by its script; English for Latin letters, which tell nothing. The format has no place for the language of a site
 * without versions.
 */
export function languageByScript(texts: Iterable<string>): string {
  const text = [...texts].join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters * least);
  return found?.[1] ?? 'en';
}

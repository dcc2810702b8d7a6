import { languageTag } from '../config/languageTag.js';
import type { Site } from './site.js';

/** Language tag (BCP 47) of a version, which its interface and its search speak: its own, else that of the site. */
export function languageOf(
  { versions, language }: Pick<Site, 'versions' | 'language'>,
  version: string | undefined,
): string {
  const found = versions.find(({ name }) => name === version);
  return found?.locale === undefined ? (found?.language ?? language) : languageTag(found.locale);
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

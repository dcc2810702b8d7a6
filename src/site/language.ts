import { languageTag } from '../config/languageTag.js';
import type { Site } from './site.js';

/** Language tag (BCP 47) of a version's interface and search: its own, else the site's. */
export function languageOf(
  { versions, language }: Pick<Site, 'versions' | 'language'>,
  version: string | undefined,
): string {
  const match = versions.find(({ name }) => name === version);
  return match?.locale === undefined ? (match?.language ?? language) : languageTag(match.locale);
}

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The writing direction for a language tag. A script in the tag takes precedence. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isRight = script === undefined ? rightToLeft.has(language) : /^(?:arab|hebr|thaa|syrc|nkoo)$/.test(script);
  return isRight ? 'rtl' : 'ltr';
}

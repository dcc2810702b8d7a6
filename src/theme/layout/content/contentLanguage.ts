import { directionOf } from '../../../site/language.js';
import type { Route } from '../../../site/site.js';

/** Attributes of an element with text of the page, where that is in another language than the frame. */
export function contentLanguage({ textLanguage, language }: Route): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (textLanguage === undefined) return {};
  const direction = directionOf(textLanguage);
  return { lang: textLanguage, ...(direction === directionOf(language) ? {} : { dir: direction }) };
}

import { directionOf } from '../../../site/language.js';
import type { Route } from '../../../site/site.js';

/** Attributes of an element with text of the page, where that is in another language than the frame. */
export function contentLanguage({ translation, language }: Route): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (translation?.kind !== 'fallback') return {};
  const direction = directionOf(translation.language);
  return { lang: translation.language, ...(direction === directionOf(language) ? {} : { dir: direction }) };
}

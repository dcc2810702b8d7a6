import { languageOf } from '../site/language.js';
import type { Site } from '../site/site.js';
import { wordsOf } from '../site/words/words.js';

/** What everything on a page needs to speak the language of its version. */
export function localsOf(site: Site, version: string | undefined): App.Locals {
  const language = languageOf(site, version);
  return { language, words: wordsOf(language) };
}

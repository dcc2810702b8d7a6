import { rendering } from 'virtual:trellis';
import { languageOf } from '../site/language.js';
import type { Route, Site } from '../site/site.js';

/** What everything on a page needs to speak the language of its version. */
export function localsOf(site: Site, version: string | undefined): App.Locals {
  return localsIn(languageOf(site, version));
}

/** What everything on a page needs to speak a language. */
export function localsIn(language: string, route?: Route): App.Locals {
  return { language, words: rendering().wordsOf(language), documentation: route ? { route } : {} };
}

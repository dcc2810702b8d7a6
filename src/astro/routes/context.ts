import { rendering } from 'virtual:trellis';
import type { PageContext } from '../../render/pageContext.js';
import { languageOf } from '../../site/language.js';
import type { Route } from '../../site/site.js';

/** For `getStaticPaths`, which Astro calls before a page has locals. */
export { rendering };

/** Sets up a page's context for a language and a route. */
export function enter(locals: App.Locals, language: string, route?: Route): PageContext {
  const current = rendering();
  locals.trellis = { ...current, language, words: current.wordsOf(language), ...(route && { route }) };
  return locals.trellis;
}

/** Sets up the context of a generated page in the language of a version. */
export function enterVersion(locals: App.Locals, version: string | undefined): PageContext {
  return enter(locals, languageOf(rendering().site, version));
}

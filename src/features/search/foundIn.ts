import { languageOf } from '../../site/language.js';
import type { Route, Site } from '../../site/site.js';

/** The versions and languages in which a page is found. */
export interface FoundIn {
  /** Versions in which it is found; empty when the site has none. */
  versions: readonly string[];
  /** Tags of the languages in which it is found. */
  languages: readonly string[];
}

/** Finds out in which versions and languages a page is found: in all versions, unless it belongs to some, and in their languages. */
export function foundIn(route: Pick<Route, 'versions'>, site: Pick<Site, 'versions' | 'language'>): FoundIn {
  const names = site.versions.filter(({ url }) => url === undefined).map(({ name }) => name);
  const versions = names.filter((name) => route.versions?.includes(name) ?? true);
  const languages =
    versions.length > 0 ? versions.map((name) => languageOf(site, name)) : [languageOf(site, undefined)];
  return { versions, languages: [...new Set(languages)] };
}

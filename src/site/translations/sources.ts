import type { Version } from '../navigation/view.js';

/**
 * A language of the site, and the one from which its pages are translated. If languages are nested in versions, each version has such
 * pairs.
 */
export interface TranslatedVersion {
  version: Version;
  source: Version;
}

/** The version's name without its language: `v2` of `Deutsch · v2`; empty if the site has languages only. */
export function branchOf({ name, levels }: Pick<Version, 'name' | 'levels'>): string {
  const own = levels?.filter(({ kind }) => kind === 'version').map((level) => level.name);
  return (own ?? name.split(' · ').slice(1)).join(' · ');
}

/** Pairs every language with the default one; empty if the site has one language. */
export function translatedVersions(versions: readonly Version[]): TranslatedVersion[] {
  const own = versions.filter(({ url, locale }) => url === undefined && locale !== undefined);
  const original = own.find(({ isDefault }) => isDefault)?.locale;
  const sources = new Map(own.filter(({ locale }) => locale === original).map((each) => [branchOf(each), each]));
  return own.flatMap((version) => {
    const source = sources.get(branchOf(version));
    return source === undefined || version.locale === original ? [] : { version, source };
  });
}

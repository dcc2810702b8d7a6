import type { Page } from '../../content/page.js';
import type { Entry } from '../entry.js';
import type { Outline } from '../navigation/outline.js';
import { createVersionSwitch } from '../navigation/versionSwitch.js';
import type { Versions } from '../navigation/versions.js';
import type { Version } from '../navigation/view.js';
import type { TranslationRecord } from './record.js';
import { translatedVersions } from './sources.js';

const noRecord: TranslationRecord = { accepted: new Map(), digestOf: () => '' };

/** State of a translation. `unrecorded`: both pages exist, but nobody has accepted the translation. */
export type TranslationState = 'current' | 'behind' | 'unrecorded' | 'missing' | 'orphaned';

/** A page in one language beside its original. */
export interface Translation {
  version: Version;
  state: TranslationState;
  /** Absent if it is missing. */
  page?: Page;
  /** Absent if the translation has no original. */
  original?: { page: Page; entry: Entry; version: string };
}

/** Compares the pages of every language with those of the default one, in the order of the navigation. */
export function findTranslations(
  { outline, versions, entries }: { outline: Outline; versions: Versions; entries: ReadonlyMap<string, Entry> },
  { accepted, digestOf }: TranslationRecord = noRecord,
): Translation[] {
  const pairs = translatedVersions(versions.list);
  if (pairs.length === 0) return [];
  const counterpartOf = createVersionSwitch(outline, versions.list);
  const placesOf = Map.groupBy(outline.pages, ({ entry }) => entry.path);
  const listedFor = ({ name }: Version): Entry[] => {
    const own = outline.pages.filter(({ versions, isHidden }) => versions?.includes(name) && !isHidden);
    return [...new Set(own.map(({ entry }) => entry.path))].flatMap((path) => ownEntry(path) ?? []);
  };
  const ownEntry = (path: string): Entry | undefined => {
    const entry = entries.get(path);
    return entry?.source.page && !entry.isLink && !entry.original ? entry : undefined;
  };
  // A translation that the navigation does not list yet counts too.
  const pagesOf = (version: Version) => ({
    version: version.name,
    paths: {
      has: (path: string) =>
        ownEntry(path) !== undefined &&
        (placesOf.get(path)?.some((place) => place.versions?.includes(version.name)) ?? true),
    },
  });
  const stateOf = (page: Page, original: Page): TranslationState => {
    const digests = accepted.get(page.id);
    if (!digests) return 'unrecorded';
    return digests.has(digestOf(original)) ? 'current' : 'behind';
  };

  const translations = pairs.flatMap(({ version, source }) => {
    const matched = new Set<string>();
    const ofOriginals = listedFor(source).flatMap((entry): Translation[] => {
      const page = entry.source.page as Page;
      const path = counterpartOf(entry.path, source.name, pagesOf(version));
      // A page that both languages list needs no translation.
      if (path === entry.path) return [];
      const own = path === undefined ? undefined : ownEntry(path)?.source.page;
      const original = { page, entry, version: source.name };
      if (path === undefined || !own) return [{ version, state: 'missing', original }];
      matched.add(path);
      return [{ version, state: stateOf(own, page), page: own, original }];
    });
    const orphans = listedFor(version).filter(
      ({ path }) => !matched.has(path) && counterpartOf(path, version.name, pagesOf(source)) === undefined,
    );
    return [
      ...ofOriginals,
      ...orphans.map(({ source: { page } }): Translation => ({ version, state: 'orphaned', page: page as Page })),
    ];
  });
  // Versions of a language share the pages beside them.
  const unique = Map.groupBy(translations, ({ version: { locale }, state, page, original }) =>
    JSON.stringify([locale, state, page?.id, original?.page.id]),
  );
  return [...unique.values()].flatMap((same) => same.slice(0, 1));
}

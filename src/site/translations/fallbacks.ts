import { hrefOf, pagePath } from '../../content/links.js';
import { isListedName } from '../../formats/findListed.js';
import type { Entry } from '../entry.js';
import type { Outline } from '../navigation/outline.js';
import type { Versions } from '../navigation/versions.js';
import { createVersionSwitch } from '../navigation/versionSwitch.js';
import { translatedVersions } from './sources.js';

/**
 * Creates entries for missing translations: the original page at the translation's address.
 *
 * @param isRedirected true for an address that the author redirects.
 */
export function createFallbacks(
  { pages, missing }: Outline,
  versions: Versions,
  { entries, isRedirected }: { entries: ReadonlyMap<string, Entry>; isRedirected: (path: string) => boolean },
): Map<string, Entry> {
  const fallbacks = new Map<string, Entry>();
  const absent = missing.filter(({ versions, name }) => versions !== undefined && !isListedName(name));
  if (absent.length === 0) return fallbacks;
  const filledVersions = new Set(pages.flatMap(({ versions = [] }) => versions));
  // If a language has no page at all, its folder is only known from the names of missing pages.
  const placeholders = absent.flatMap(({ versions = [], name }) => {
    const emptyVersions = versions.filter((version) => !filledVersions.has(version));
    return emptyVersions.length > 0 ? { versions: emptyVersions, entry: { path: pagePath(name) } } : [];
  });
  const counterpartOf = createVersionSwitch({ pages: [...pages, ...placeholders] }, versions.list);
  for (const { version, source } of translatedVersions(versions.list)) {
    const originals = pages.filter(
      (page) => page.versions?.includes(source.name) && !page.isHidden && !page.entry.isLink,
    );
    const edition = { version: source.name, paths: new Set(originals.map(({ entry }) => entry.path)) };
    for (const { name } of absent.filter(
      ({ versions = [] }) => versions.includes(version.name) && !versions.includes(source.name),
    )) {
      const path = pagePath(name);
      const original = entries.get(counterpartOf(path, version.name, edition) ?? '');
      if (!original?.source.page || isRedirected(path)) continue;
      fallbacks.set(path, {
        ...original,
        path,
        leaf: { ...original.leaf, href: hrefOf(path) },
        original: { path: original.path, version: source.name },
      });
    }
  }
  return fallbacks;
}

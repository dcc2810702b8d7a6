import type { Config } from '../config/config.js';
import { languageTag } from '../config/languageTag.js';
import { listedPages } from '../config/paths.js';
import { messagesOf } from '../i18n/messagesOf.js';
import { usableOverrides, type Overrides } from '../i18n/overrides.js';
import { createEntries, type Entry } from './entry.js';
import type { SiteInput } from './input.js';
import { languageOf } from './language.js';
import { inActualCase } from './letterCase.js';
import { createEditions } from './navigation/edition.js';
import { createFolderListing } from './navigation/folderListing.js';
import { createOutline, type Outline } from './navigation/outline.js';
import { nestOwners } from './navigation/owners.js';
import { createVersions } from './navigation/versions.js';
import { placeOperations } from './operations/placement.js';
import { takeMovedPages } from './movedPages.js';
import { findPageSources } from './pageSources.js';
import { fileTest, withPresentFiles } from './presentFiles.js';
import { createRedirects, usableRedirects } from './redirects.js';
import { createFallbacks } from './translations/fallbacks.js';
import { languageByScript, sampleOf } from './writtenLanguage.js';

/** The addresses of a site. The model is built from the plan; comparing two states of a site needs only the plan. */
export type SitePlan = ReturnType<typeof createPlan>;

/** Assigns addresses and positions in the navigation to pages and operations, and resolves redirects. */
export function createPlan(siteInput: SiteInput) {
  const actual = inActualCase(siteInput);
  const written = { ...siteInput, config: actual.config };
  const input = { ...written, config: withPresentFiles(written.config, written.assets) };
  const { config, pages } = input;
  const sources = findPageSources(input);
  const versions = createVersions(config.navigation);
  const isVersion = (name: string): boolean => versions.names.includes(name);
  const own = createEntries(pages, sources, fileTest(input.assets));
  const language = languageOfSite(config, own.values());
  const messages = ownMessages(config);
  const ofDefault = languageOf({ versions: versions.list, language }, versions.default);
  const operations = placeOperations(input, own, versions, messagesOf(ofDefault, messages).labels);
  const divisions = nestOwners(operations.divisions);
  const listFolder = createFolderListing(own, listedPages(config.navigation));
  const outlineOf = (all: ReadonlyMap<string, Entry>): Outline =>
    createOutline(operations.groups, divisions, { entries: all, listFolder, isVersion });
  const declared = outlineOf(operations.entries);
  const usable = usableRedirects(config.redirects);
  const published = takeMovedPages(operations.entries, declared, usable);
  const sourcesOfRedirects = new Set(usable.map(({ source }) => source));
  const fallbacks = config.trellis.translations.fallback
    ? createFallbacks(declared, versions, {
        entries: published.entries,
        isRedirected: (path) => sourcesOfRedirects.has(path),
      })
    : new Map<string, Entry>();
  const entries = new Map([...published.entries, ...fallbacks]);
  const outline = fallbacks.size === 0 ? declared : outlineOf(entries);
  const editions = createEditions(outline, versions);
  const redirects = createRedirects({
    declared: config.redirects,
    entries,
    assets: input.assets,
    outline,
    edition: editions.initial,
  });
  const diagnostics = [...actual.diagnostics, ...published.diagnostics];
  return {
    ...{ written, input, sources, versions, language, messages },
    ...{ operations, entries, outline, editions, redirects, diagnostics },
  };
}

function languageOfSite({ trellis }: Pick<Config, 'trellis'>, entries: Iterable<Entry>): string {
  if (trellis.language) return languageTag(trellis.language);
  return languageByScript([...entries].map(sampleOf)) ?? 'en';
}

/** The author's valid replacements for the interface's messages, by language tag (BCP 47). */
function ownMessages({ trellis }: Config): Overrides {
  const own = Object.entries(trellis.messages).map(([code, messages]) => [languageTag(code), messages] as const);
  return usableOverrides(Object.fromEntries(own));
}

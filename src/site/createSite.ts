import type { Config } from '../config/config.js';
import { runChecks } from './checks/checks.js';
import { digestOf } from '../shared/digest.js';
import type { Entry } from './entry.js';
import { defined } from '../shared/object.js';
import { createDates } from './dates.js';
import { filesOfEveryPage } from './filesOfEveryPage.js';
import { createFeedback } from './feedback.js';
import { createHeader } from './header.js';
import { findHome } from './home.js';
import { createIdentity } from './identity.js';
import type { SiteInput } from './input.js';
import { createPlan } from './plan.js';
import { languageOf } from './language.js';
import { createGroupLister } from './navigation/groupListing.js';
import { createPageMenu } from './pageMenu.js';
import type { Outline } from './navigation/outline.js';
import { createRelated } from './related.js';
import { createRedirectTargets } from './redirectTarget.js';
import { findRepository } from './repository.js';
import { createRoutes, type RouteParts } from './routes.js';
import { createPaths } from './navigation/paths.js';
import { createSourceFiles } from './sourceFile.js';
import { settingsOf } from './settings.js';
import type { Site } from './site.js';
import type { Version } from './navigation/view.js';
import { createTheme } from './theme.js';
import { findTranslations, type Translation } from './translations/translations.js';
import { createUnlistedFinder } from './navigation/unlistedPages.js';
import { createVersionSwitch } from './navigation/versionSwitch.js';
import { languageByScript, sampleOf } from './writtenLanguage.js';

/**
 * Builds the model of the site from docs.json, pages and specifications: everything the built site shows, resolved. Reads nothing from disk, and no
 * mistake of an author makes it throw.
 */
export function createSite(siteInput: SiteInput): Site {
  const plan = createPlan(siteInput);
  const { written, input, sources, versions, language, messages, operations, entries, outline, editions } = plan;
  const { redirects } = plan;
  const { config, specifications } = input;
  const translations = findTranslations({ outline, versions, entries }, input.translations);
  const home = findHome(entries, redirects, editions.initial);
  const repository = findRepository(config, input.repository);
  const fileOf = createSourceFiles(specifications);
  const unlisted = createUnlistedFinder({
    entries,
    outline,
    redirected: createRedirectTargets(config.redirects, entries),
  });

  const frame = {
    ...defined({ url: (input.url ?? config.trellis.siteUrl)?.replace(/\/+$/, '') }),
    language,
    messages,
    identity: createIdentity(config, home, written.config.logo?.href),
    theme: createTheme(config, input.styles),
    appearance: config.appearance,
    images: {
      isPainted: config.trellis.ogImages,
      mode: config.thumbnails?.appearance ?? ('light' as const),
      ...defined({
        conversionSeconds: config.trellis.images === false ? 0 : config.trellis.images.seconds,
        background: config.thumbnails?.background,
      }),
    },
    iconLibrary: config.icons.library,
    header: createHeader(config, input.stars),
    everywhere: filesOfEveryPage(input),
    pageMenu: createPageMenu(config),
    settings: settingsOf(config),
    versions: withLanguages(versions.list, config, outline, entries, language),
    socials: config.footer.socials,
    seo: config.seo,
  };
  const routes = createRoutes(entries.values(), {
    outline,
    versions,
    languageIn: (version) => languageOf(frame, version),
    editions,
    pathOf: createPaths(outline, unlisted),
    counterpartOf: createVersionSwitch(outline, versions.list),
    listGroup: createGroupLister(outline),
    relatedOf: createRelated(entries, { moved: input.moved, base: input.base }),
    ...translationParts(translations, entries),
    menuOf: (contextual) => createPageMenu({ ...config, contextual }),
    feedback: createFeedback(config.feedback, repository, fileOf),
    dates: createDates(input.changed ?? new Map(), config.trellis.lastUpdated, fileOf),
    home,
    indexesAll: config.seo.indexing === 'all',
    frameDigest: digestOf(frame),
    apiDigest: digestOf([config.api, config.markdown.schema]),
  });
  const model = {
    ...frame,
    api: config.api,
    markdown: config.markdown,
    routes: new Map(routes.map((route) => [route.path, route])),
    home,
    redirects,
    redirectFiles: config.trellis.redirectFiles,
  };
  return {
    ...model,
    diagnostics: [
      ...plan.diagnostics,
      ...runChecks({
        input: written,
        entries,
        outline,
        sources,
        operations,
        unlisted,
        repository,
        model,
        translations,
      }),
    ],
  };
}

/** What routes ask about translations. */
function translationParts(
  translations: readonly Translation[],
  entries: ReadonlyMap<string, Entry>,
): Pick<RouteParts, 'behindOf' | 'isFallback'> {
  const behind = new Map(
    translations.flatMap(({ state, page, original }) =>
      state === 'behind' && page && original
        ? [[page.route, { path: original.entry.path, version: original.version }]]
        : [],
    ),
  );
  return { behindOf: (path) => behind.get(path), isFallback: (path) => entries.get(path)?.original !== undefined };
}

/** Adds languages to versions without one in docs.json, as detected from their pages. */
function withLanguages(
  versions: readonly Version[],
  { trellis }: Pick<Config, 'trellis'>,
  { pages }: Pick<Outline, 'pages'>,
  entries: ReadonlyMap<string, Entry>,
  ofSite: string,
): readonly Version[] {
  if (trellis.language) return versions;
  return versions.map((version) => {
    const own = pages
      .filter((page) => page.version === version.name)
      .flatMap(({ entry }) => entries.get(entry.path) ?? [])
      .map(sampleOf);
    if (version.locale !== undefined || own.length === 0) return version;
    const language = languageByScript(own) ?? 'en';
    return language === ofSite ? version : { ...version, language };
  });
}

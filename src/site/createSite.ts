import type { Config } from '../config/config.js';
import type { Page } from '../content/page.js';
import { runChecks } from './checks/checks.js';
import { createReferenceCheck } from './checks/references.js';
import type { CheckContext } from './checks/context.js';
import { digestOf } from '../shared/digest.js';
import type { Entry } from './entry.js';
import { defined } from '../shared/object.js';
import { once } from '../shared/once.js';
import { createDates } from './dates.js';
import { filesOfEveryPage } from './filesOfEveryPage.js';
import { createFeedback } from './feedback.js';
import { createHeader } from './header.js';
import { findHome } from './home.js';
import { createIdentity } from './identity.js';
import type { SiteInput } from './input.js';
import { createPlan, type SitePlan } from './plan.js';
import { languageOf } from './language.js';
import { createGroupLister } from './navigation/groupListing.js';
import { createPageMenu } from './pageMenu.js';
import type { Outline } from './navigation/outline.js';
import { createRelated } from './related.js';
import { createRedirectTargets } from './redirectTarget.js';
import { findRepository } from './repository.js';
import { createRouteMaker, type RouteParts } from './routes.js';
import { createPaths } from './navigation/paths.js';
import { createSourceFiles } from './sourceFile.js';
import { settingsOf } from './settings.js';
import type { Site } from './site.js';
import type { Version } from './navigation/view.js';
import { createTheme } from './theme.js';
import { findTranslations, type Translation } from './translations/translations.js';
import { createUnlistedFinder } from './navigation/unlistedPages.js';
import { createVersionSwitch } from './navigation/versionSwitch.js';
import { createFolderLanguages, languageByScript, sampleOf, scriptDigest } from './writtenLanguage.js';

/** A site that can be updated with new texts of its pages. */
export interface ChangeableSite {
  site: Site;
  /**
   * Replaces pages with new texts whose structure is the same.
   *
   * @param texts new pages, and the pages that they replace.
   * @returns undefined if more of the site may change; then it must be created again.
   */
  withTexts(texts: ReadonlyMap<Page, Page>): ChangeableSite | undefined;
}

/** Builds the model of the site from docs.json, pages and specifications. Reads no files, and does not throw for mistakes of an author. */
export function createSite(siteInput: SiteInput): Site {
  return createChangeableSite(siteInput).site;
}

/** Like `createSite`, for a site that is updated with new texts, which takes a fraction of the time. */
export function createChangeableSite(siteInput: SiteInput): ChangeableSite {
  const plan = createPlan(siteInput);
  const { written, input, sources, versions, operations, entries, outline, editions, redirects } = plan;
  const { config, specifications } = input;
  const translations = findTranslations({ outline, versions, entries }, input.translations);
  const home = findHome(entries, redirects, editions.initial);
  const repository = findRepository(config, input.repository);
  const fileOf = createSourceFiles(specifications);
  const unlisted = createUnlistedFinder({
    entries,
    outline,
    versions: versions.list,
    redirected: createRedirectTargets(config.redirects, entries),
  });

  const frame = createFrame(plan, home);
  const ofFolder = createFolderLanguages(entries.values(), frame.language);
  const isNamed = (version: string | undefined): boolean =>
    config.trellis.language !== undefined || versions.list.find(({ name }) => name === version)?.locale !== undefined;
  const createRoute = createRouteMaker({
    outline,
    versions,
    languageIn: (version, path) => (isNamed(version) ? undefined : ofFolder(path)) ?? languageOf(frame, version),
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

  const faultsOf: CheckContext['faultsOf'] = { links: new WeakMap(), assets: new WeakMap() };
  const withPages = (pages: readonly Page[], own: typeof entries, routes: Site['routes']): ChangeableSite => {
    const model = {
      ...frame,
      api: config.api,
      markdown: config.markdown,
      routes,
      home,
      redirects,
      redirectFiles: config.trellis.redirectFiles,
    };
    const context = { input: { ...written, pages }, entries: own, outline, sources, operations, unlisted };
    const check: CheckContext = { ...context, repository, model, translations, faultsOf };
    const diagnose = once(() => [...plan.diagnostics, ...runChecks(check)]);
    const referenceCheck = once(() => createReferenceCheck(check));
    return {
      site: {
        ...model,
        get diagnostics() {
          return diagnose();
        },
        checkReferences: (text) => referenceCheck()(text),
      },
      withTexts(texts) {
        // A translation may be outdated now.
        const changes = translations.length === 0 ? changeEntries(own, texts) : undefined;
        if (!changes) return undefined;
        const replaced = new Map(Array.from(texts, ([page, before]) => [before, page]));
        const changed = changes
          .filter(({ isLink }) => !isLink)
          .map((entry) => [entry.path, createRoute(entry)] as const);
        return withPages(
          pages.map((page) => replaced.get(page) ?? page),
          new Map([...own, ...changes.map((entry) => [entry.path, entry] as const)]),
          new Map([...routes, ...changed]),
        );
      },
    };
  };
  const routes = [...entries.values()].filter(({ isLink }) => !isLink).map(createRoute);
  return withPages(written.pages, entries, new Map(routes.map((route) => [route.path, route])));
}

/** What all pages of a site have in common. */
function createFrame({ written, input, versions, language, messages, entries, outline }: SitePlan, home: string) {
  const { config } = input;
  return {
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
}

/** The entries of pages with new texts; undefined if a page shows more than its text or has changed its language. */
function changeEntries(entries: ReadonlyMap<string, Entry>, texts: ReadonlyMap<Page, Page>): Entry[] | undefined {
  const changes = Array.from(texts, ([page, before]): Entry | undefined => {
    const entry = entries.get(before.route);
    if (entry?.source.kind !== 'content' || entry.source.page !== before) return undefined;
    const changed: Entry = { ...entry, source: { kind: 'content', page }, digest: page.digest };
    return scriptDigest(sampleOf(entry)) === scriptDigest(sampleOf(changed)) ? changed : undefined;
  });
  return changes.every((entry) => entry !== undefined) ? changes : undefined;
}

/** Look-ups about translations for routes. */
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
      .filter((page) => page.versions?.includes(version.name))
      .flatMap(({ entry }) => entries.get(entry.path) ?? [])
      .map(sampleOf);
    if (version.locale !== undefined || own.length === 0) return version;
    const language = languageByScript(own) ?? 'en';
    return language === ofSite ? version : { ...version, language };
  });
}

import { publishedPage, type Address } from '../../site/address.js';
import { agentInstructions } from '../../features/feeds/agentInstructions.js';
import { feedPath, feedXml } from '../../features/feeds/feed.js';
import { llmsFullTxt, llmsTxt } from '../../features/feeds/llms.js';
import { inReadingOrder } from '../../site/order.js';
import { markdownPath } from '../../render/markdownPath.js';
import { pageList, pageListPath, type PageList } from '../../site/pageList.js';
import { hostTexts, type HostName } from '../../features/feeds/hosts/hosts.js';
import { robotsTxt, sitemapFiles } from '../../features/feeds/sitemap.js';
import { searchRecord, type SearchRecord } from '../../features/search/record.js';
import { recordsJson, recordsPath } from '../../features/search/remote.js';
import { visibilityOf, type Visibility } from '../../site/visibility.js';
import type { Route } from '../../site/site.js';
import { languageOf } from '../../site/language.js';
import { messagesOf } from '../../i18n/messagesOf.js';
import { formats } from '../../formats/list.js';
import type { ProjectState } from '../../project/project.js';
import { toolDigest } from '../../project/toolDigest.js';
import type { SiteFile } from '../../features/siteFile.js';
import { digest, digestOf } from '../../shared/digest.js';
import type { VersionSummary } from '../versions/summary.js';
import type { Texts } from './texts.js';

/**
 * Lists the text files of a site except its pages: Markdown, `llms.txt`, `sitemap.xml`, `robots.txt`, `_redirects`. An author's file at the
 * same address has precedence.
 *
 * @param target host whose configuration files are generated too.
 * @param older older versions, which are sites of their own.
 */
export function outputFiles(
  state: ProjectState,
  texts: Texts,
  address: Address,
  target?: HostName,
  older: readonly VersionSummary[] = [],
): Map<string, SiteFile> {
  const { site, content } = state;
  const files = new Map<string, SiteFile>();
  const add = (url: string, contents: () => Iterable<string>): void => void files.set(url, { contents });
  const ordered = inReadingOrder(site);
  const { texts: words, frame } = messagesOf(languageOf(site, site.routes.get(site.home)?.view.version), site.messages);
  const shownIn = (place: keyof Visibility): Route[] => ordered.filter((route) => visibilityOf(route, site)[place]);

  const instructions = agentInstructions(site);
  const ending = instructions === undefined ? [] : [`\n${instructions}\n`];
  for (const route of ordered)
    files.set(markdownPath(route.path), {
      key: () => digest(texts.keyOf(route), ...ending),
      contents: () => [texts.of(route).markdown, ...ending],
    });
  const further = older.flatMap(({ sections }) => sections);
  add('/llms.txt', () => [llmsTxt(site, shownIn('llms'), servedSpecifications(state), address, words, further)]);
  files.set('/llms-full.txt', {
    key: () => {
      const pages = shownIn('llms').map((route) => [publishedPage(route.path, address), texts.keyOf(route)]);
      return digestOf(toolDigest(), words.source, ending, pages);
    },
    contents: () => llmsFullTxt(site, shownIn('llms'), (route) => texts.of(route), address, words),
  });

  add(pageListPath, () => [
    JSON.stringify(withOlder(pageList(site, shownIn('llms'), address), older, frame.newestVersion)),
  ]);

  const { searchService } = site.settings;
  if (searchService) {
    const options = { siteName: site.identity.name, address, isFlat: searchService.typesense !== undefined };
    const recordOf = (route: Route): SearchRecord => searchRecord(route, texts.of(route), site);
    add(recordsPath, () => recordsJson(shownIn('search').map(recordOf), options));
  }

  const { settings, redirectFiles, routes, home } = site;
  const redirects = [...site.redirects, ...older.flatMap((version) => version.redirects)];
  for (const [url, text] of hostTexts({ settings, redirectFiles, routes, home, redirects }, address, target))
    add(url, () => [text()]);
  if (address.origin !== '') {
    for (const route of ordered) {
      const feed = feedPath(route, site);
      if (feed) add(feed, () => [feedXml(route, texts.of(route).updates ?? [], site, feed, address)]);
    }
  }
  // Sitemaps need absolute addresses.
  const mapped = address.origin === '' ? [] : [...shownIn('sitemap'), ...older.flatMap((version) => version.mapped)];
  const hasSitemap = mapped.length > 0 || content.assets.has('/sitemap.xml');
  for (const [url, text] of sitemapFiles(mapped, address)) add(url, () => [text]);
  // Crawlers read these only at the root of a host.
  if (address.base === '') add('/robots.txt', () => [robotsTxt(address, hasSitemap && address.origin !== '')]);

  for (const url of content.assets.keys()) files.delete(url);
  return files;
}

function servedSpecifications({ content, specifications, specificationFiles }: ProjectState): Record<string, string[]> {
  const served = (format: string): string[] =>
    specifications.documents
      .filter((document) => document.format === format)
      .flatMap(({ id }) => specificationFiles.get(id) ?? [])
      .filter((url) => content.assets.has(url));
  return Object.fromEntries(
    formats.toReversed().flatMap(({ id, title, isServed }) => (isServed ? [[title, served(id)]] : [])),
  );
}

/** Adds the pages of older versions to the list for programs. The newest version then needs a name too. */
function withOlder(list: PageList, older: readonly VersionSummary[], newest: string): PageList {
  if (older.length === 0) return list;
  const own = list.versions.length > 0 ? list.versions : [newest];
  return {
    ...list,
    versions: [...own, ...older.map(({ name }) => name)],
    // A page without version belongs to all versions of its own site.
    pages: [...list.pages.map((page) => ({ versions: own, ...page })), ...older.flatMap((version) => version.pages)],
  };
}

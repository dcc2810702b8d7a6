import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFeed, type SearchFeed } from '../../features/search/indexing/feed.js';
import { SearchIndex, searchFault, searchFiles } from '../../features/search/indexing/searchIndex.js';
import { searchRecord } from '../../features/search/record.js';
import type { HostName } from '../../features/feeds/hosts/hosts.js';
import type { Listing } from '../../features/siteFile.js';
import type { Session } from '../../project/session.js';
import { makeCacheFolder, searchFolder } from '../../shared/cacheFolder.js';
import { digestOf } from '../../shared/digest.js';
import { addressOf, type Address } from '../../site/address.js';
import { visibilityOf } from '../../site/visibility.js';
import type { VersionSummary } from '../versions/summary.js';
import { outputFiles } from './files.js';
import { TextStore, type Texts } from './texts.js';

/** Files of a site other than its pages: Markdown, `llms.txt`, sitemap and others, and the search index. */
export class Outputs {
  readonly #session: Session;
  readonly #address: Address;
  readonly #target: HostName | undefined;
  readonly #store: TextStore;
  readonly #search: SearchIndex;
  readonly #feeds: string;
  #current: { state: Session['state']; texts: Texts } | undefined;
  #searched: { state: Session['state']; folder: Promise<string | undefined> } | undefined;

  readonly #older: readonly VersionSummary[];

  /**
   * @param url address at which the site is served, from docs.json or the command line.
   * @param run folder of this command's run.
   * @param target host that gets its own files too.
   * @param older versions that are sites of their own.
   */
  constructor(
    session: Session,
    url: string | undefined,
    run: string,
    target?: HostName,
    older: readonly VersionSummary[] = [],
  ) {
    const cache = makeCacheFolder(session.project.folder);
    this.#session = session;
    this.#address = addressOf(url, session.rendering.base, session.rendering.site.seo.trailingSlash);
    this.#target = target;
    this.#older = older;
    this.#store = new TextStore(path.join(cache, 'texts.bin'));
    this.#search = new SearchIndex(searchFolder(session.project.folder));
    this.#feeds = path.join(run, 'feeds');
  }

  /** The text files of the site in its current state. */
  files(): Listing {
    return outputFiles(this.#session.state, this.#texts(), this.#address, this.#target, this.#older);
  }

  /** Writes the records for the search index; undefined if the site has none. */
  feed(): SearchFeed | undefined {
    const { site } = this.#session.state;
    // A search service has an index of its own.
    if (site.settings.searchService) return undefined;
    const texts = this.#texts();
    const routes = [...site.routes.values()].filter((route) => visibilityOf(route, site).search);
    const inputs = digestOf(routes.map((route) => [searchRecord(route, { sections: [] }, site), texts.keyOf(route)]));
    // Most builds find the index of the last one, without reading any text.
    const last = this.#search.keyOf(inputs);
    if (last !== undefined) return { file: path.join(this.#feeds, last), key: last };
    const records = routes.map((route) => searchRecord(route, texts.of(route), site));
    mkdirSync(this.#feeds, { recursive: true });
    const feed = writeFeed(records, this.#feeds, (key) => this.#search.has(key));
    if (feed) this.#search.note(inputs, feed.key);
    return feed;
  }

  /** Makes the search index from its records. */
  async index(feed: SearchFeed): Promise<Listing> {
    try {
      return searchFiles(await this.#search.update(feed));
    } catch (error) {
      this.#session.report(searchFault(error));
      return [];
    }
  }

  /** Stores the texts of pages for the next build, and frees their memory. */
  save(): void {
    this.#store.save();
    this.#current = undefined;
  }

  /**
   * Updates the search index.
   *
   * @returns its folder, if there is one.
   */
  async search(): Promise<string | undefined> {
    const { state } = this.#session;
    // A page that starts to search requests several files at once.
    if (this.#searched?.state !== state) this.#searched = { state, folder: this.#updateSearch() };
    const folder = await this.#searched.folder;
    if (folder === undefined || existsSync(folder) || this.#session.state !== state) return folder;
    // The cache was deleted.
    this.#searched = undefined;
    return this.search();
  }

  async #updateSearch(): Promise<string | undefined> {
    const feed = this.feed();
    if (!feed) return undefined;
    try {
      return await this.#search.update(feed);
    } catch (error) {
      this.#session.report(searchFault(error));
      // The next attempt may succeed.
      this.#searched = undefined;
      return undefined;
    }
  }

  #texts(): Texts {
    const { state, rendering } = this.#session;
    if (this.#current?.state !== state)
      this.#current = { state, texts: this.#store.at(state, rendering, this.#address) };
    return this.#current.texts;
  }
}

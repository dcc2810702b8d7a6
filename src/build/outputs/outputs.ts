import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type Address } from '../../site/address.js';
import type { HostName } from '../../features/feeds/hosts/hosts.js';
import { searchRecord } from '../../features/search/record.js';
import { visibilityOf } from '../../site/visibility.js';
import { makeCacheFolder, searchFolder } from '../../shared/cacheFolder.js';
import { writeFeed, type SearchFeed } from '../../features/search/indexing/feed.js';
import { SearchIndex, searchFault } from '../../features/search/indexing/searchIndex.js';
import type { Session } from '../../project/session.js';
import { fileForAddress } from '../../project/fileForAddress.js';
import { writeParts } from '../../shared/fileParts.js';
import { outputFiles, type OutputFiles } from './files.js';
import { TextStore, type Texts } from './texts.js';

interface Prepared {
  /** Files that exist already, by URL path without base. */
  urls: readonly string[];
  /** Records of the search index; absent if the site has no search. */
  feed?: SearchFeed;
}

/** Files of a site other than its pages: search records, Markdown, `llms.txt`, sitemap and others. */
export class Outputs {
  readonly #session: Session;
  readonly #address: Address;
  readonly #target: HostName | undefined;
  readonly #store: TextStore;
  readonly #search: SearchIndex;
  readonly #draft: string;
  readonly #feeds: string;
  #prepared: Prepared | undefined;
  #searched: { state: Session['state']; folder: Promise<string | undefined> } | undefined;

  /**
   * @param url address at which the site is served, from docs.json or the command line.
   * @param run folder of this command's run.
   * @param target host that gets its own files too.
   */
  constructor(session: Session, url: string | undefined, run: string, target?: HostName) {
    const cache = makeCacheFolder(session.project.folder);
    this.#session = session;
    this.#address = addressOf(url, session.rendering.base, session.rendering.site.seo.trailingSlash);
    this.#target = target;
    this.#store = new TextStore(path.join(cache, 'texts.json'));
    this.#search = new SearchIndex(searchFolder(session.project.folder));
    this.#draft = path.join(run, 'beside');
    this.#feeds = path.join(run, 'feeds');
  }

  /** Generates everything before pages are rendered, so that the texts of pages are out of memory when rendering needs most of it. */
  prepare(): void {
    this.#prepared ??= this.#prepare();
  }

  /**
   * Writes everything but the search index into a built site.
   *
   * @returns the records for the search index; undefined if the site has none.
   */
  write(folder: string): SearchFeed | undefined {
    const { urls, feed } = (this.#prepared ??= this.#prepare());
    const folders = new Folders(folder);
    for (const url of urls) renameSync(path.join(this.#draft, url), folders.fileAt(url));
    rmSync(this.#draft, { recursive: true, force: true });
    return feed;
  }

  /** The text files of the site in its current state. */
  files(): OutputFiles {
    return this.#files(this.#texts());
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
    // Somebody has deleted the cache.
    this.#searched = undefined;
    return this.search();
  }

  async #updateSearch(): Promise<string | undefined> {
    const feed = this.#feed(this.#texts());
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
    return this.#store.at(this.#session.state, this.#session.rendering, this.#address);
  }

  #files(texts: Texts): OutputFiles {
    return outputFiles(this.#session.state, this.#session.project.folder, texts, this.#address, this.#target);
  }

  #prepare(): Prepared {
    const texts = this.#texts();
    const feed = this.#feed(texts);
    const folders = new Folders(this.#draft);
    const files = this.#files(texts);
    for (const [url, make] of files) writeParts(folders.fileAt(url), make());
    this.#store.save();
    return { urls: [...files.keys()], ...(feed && { feed }) };
  }

  #feed(texts: Texts): SearchFeed | undefined {
    const { site } = this.#session.state;
    // A search service has an index of its own.
    if (site.settings.searchService) return undefined;
    const records = [...site.routes.values()]
      .filter((route) => visibilityOf(route, site).search)
      .map((route) => searchRecord(route, texts.of(route), site));
    mkdirSync(this.#feeds, { recursive: true });
    return writeFeed(records, this.#feeds, (key) => this.#search.has(key));
  }
}

/** The folders below a root, each created when a file in it is first requested. */
class Folders {
  readonly #root: string;
  readonly #made = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The file for a URL path. */
  fileAt(url: string): string {
    const file = fileForAddress(this.#root, url);
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return file;
  }
}

import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../diagnostics/create.js';
import { addressOf, type Address } from '../../site/outputs/address.js';
import { cacheFolder } from '../paths.js';
import { SearchIndex } from '../search/searchIndex.js';
import type { Session } from '../session.js';
import { outputFiles, type OutputFiles } from './files.js';
import { TextStore, type Texts } from './texts.js';
import { writeParts } from './write.js';

interface Prepared {
  /** Files that lie ready, by URL path without base. */
  urls: readonly string[];
  hasSearch: boolean;
}

/** What a site consists of beside its pages: search index, Markdown, `llms.txt`, sitemap and the like. */
export class Outputs {
  readonly #session: Session;
  readonly #address: Address;
  readonly #store: TextStore;
  readonly #search: SearchIndex;
  readonly #draft: string;
  #prepared: Promise<Prepared> | undefined;

  /** @param url address the site is served at, as docs.json or the command line give it. */
  constructor(session: Session, url: string | undefined) {
    const cache = cacheFolder(session.project.folder);
    this.#session = session;
    this.#address = addressOf(url, session.rendering.base);
    this.#store = new TextStore(path.join(cache, 'texts.json'));
    this.#search = new SearchIndex(path.join(cache, 'search'));
    this.#draft = path.join(cache, 'beside');
  }

  /**
   * Makes everything, the search index too. It is done before pages are drawn: the indexer and the texts of the pages are gone from memory
   * by the time that drawing needs most.
   */
  async prepare(): Promise<void> {
    await (this.#prepared ??= this.#prepare());
  }

  /** Puts everything into a built site. */
  async write(folder: string): Promise<void> {
    const { urls, hasSearch } = await (this.#prepared ??= this.#prepare());
    const folders = new Folders(folder);
    for (const url of urls) renameSync(path.join(this.#draft, url), folders.fileAt(url));
    rmSync(this.#draft, { recursive: true, force: true });
    if (hasSearch) {
      const target = path.join(folder, '_trellis/search');
      cpSync(this.#search.folder, target, { recursive: true, filter: (file) => path.basename(file) !== 'stamp' });
    }
  }

  /** The text files of the site as it is now. */
  files(): OutputFiles {
    return this.#files(this.#texts());
  }

  /** Brings the search index up to date; says in which folder it is, if there is one. */
  async search(): Promise<string | undefined> {
    return (await this.#updateSearch(this.#texts())) ? this.#search.folder : undefined;
  }

  #texts(): Texts {
    return this.#store.at(this.#session.state, this.#session.rendering, this.#address.origin);
  }

  #files(texts: Texts): OutputFiles {
    return outputFiles(this.#session.state, this.#session.project.folder, texts, this.#address);
  }

  async #prepare(): Promise<Prepared> {
    const texts = this.#texts();
    const hasSearch = await this.#updateSearch(texts);
    rmSync(this.#draft, { recursive: true, force: true });
    const folders = new Folders(this.#draft);
    const files = this.#files(texts);
    for (const [url, make] of files) writeParts(folders.fileAt(url), make());
    this.#store.save();
    return { urls: [...files.keys()], hasSearch };
  }

  async #updateSearch(texts: Texts): Promise<boolean> {
    const { site } = this.#session.state;
    // A service has an index of its own.
    if (site.settings.searchService) return false;
    try {
      return await this.#search.update(site, texts);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#session.report(
        diagnostic('outputs/search', {
          message: `The search index cannot be made: ${reason.replace(/\.$/, '')}.`,
          help: 'The site is whole but for its search. Is there a build of Pagefind for this machine?',
        }),
      );
      return false;
    }
  }
}

/** The folders below a root, each made when a file in it is first asked for. */
class Folders {
  readonly #root: string;
  readonly #made = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The file that answers a URL path. */
  fileAt(url: string): string {
    const file = path.join(this.#root, url);
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return file;
  }
}

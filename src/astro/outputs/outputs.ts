import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../diagnostics/create.js';
import { addressOf, type Address } from '../../site/outputs/address.js';
import { cacheFolder } from '../paths.js';
import { SearchIndex } from '../search/searchIndex.js';
import type { Session } from '../session.js';
import { outputFiles, type OutputFiles } from './files.js';
import { TextStore, type Texts } from './texts.js';
import { writeParts } from './write.js';

/** What a site consists of beside its pages: search index, Markdown, `llms.txt`, sitemap and the like. */
export class Outputs {
  readonly #session: Session;
  readonly #address: Address;
  readonly #store: TextStore;
  readonly #search: SearchIndex;
  #prepared: Promise<{ texts: Texts; hasSearch: boolean }> | undefined;

  /** @param url address the site is served at, as docs.json or the command line give it. */
  constructor(session: Session, url: string | undefined) {
    const cache = cacheFolder(session.project.folder);
    this.#session = session;
    this.#address = addressOf(url, session.rendering.base);
    this.#store = new TextStore(path.join(cache, 'texts.json'));
    this.#search = new SearchIndex(path.join(cache, 'search'));
  }

  /**
   * Makes the search index. It is done before pages are drawn: the indexer keeps in memory what it reads, and is gone by the time
   * that drawing needs most.
   */
  async prepare(): Promise<void> {
    await (this.#prepared ??= this.#prepare());
  }

  /** Writes everything into a built site. */
  async write(folder: string): Promise<void> {
    const { texts, hasSearch } = await (this.#prepared ??= this.#prepare());
    const made = new Set<string>();
    for (const [url, make] of this.#files(texts)) write(path.join(folder, url), make(), made);
    if (hasSearch) {
      const target = path.join(folder, '_trellis/search');
      cpSync(this.#search.folder, target, { recursive: true, filter: (file) => path.basename(file) !== 'stamp' });
    }
    this.#store.save();
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

  async #prepare(): Promise<{ texts: Texts; hasSearch: boolean }> {
    const texts = this.#texts();
    return { texts, hasSearch: await this.#updateSearch(texts) };
  }

  async #updateSearch(texts: Texts): Promise<boolean> {
    try {
      return await this.#search.update(this.#session.state.site, texts);
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

function write(file: string, parts: Iterable<string>, made: Set<string>): void {
  const folder = path.dirname(file);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeParts(file, parts);
}

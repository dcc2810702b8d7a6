import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { cacheFolder } from '../paths.js';
import { readFeed, type SearchFeed } from './feed.js';
import { writeIndex, writeVocabulary } from './pagefind.js';

/** The search index of a documentation folder: made when something in it has changed, else the one on disk. */
export class SearchIndex {
  /** Absolute; holds the index once `update` is done. */
  readonly folder: string;
  #running: Promise<void> = Promise.resolve();

  /** @param project absolute path of the documentation folder. */
  constructor(project: string) {
    this.folder = path.join(cacheFolder(project), 'search');
  }

  /** Key of what the index on disk was made from; undefined when there is none. */
  get key(): string | undefined {
    const stamp = path.join(this.folder, 'stamp');
    return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  }

  /** Puts the index into a built site. */
  copyTo(site: string): void {
    const target = path.join(site, '_trellis/search');
    cpSync(this.folder, target, { recursive: true, filter: (file) => path.basename(file) !== 'stamp' });
  }

  /**
   * Brings the index up to date, which uses up the feed; one update runs at a time.
   *
   * @throws when the indexer cannot be run on this machine.
   */
  async update(feed: SearchFeed): Promise<void> {
    const next = this.#running.catch(() => undefined).then(() => this.#write(feed));
    this.#running = next;
    await next;
  }

  async #write(feed: SearchFeed): Promise<void> {
    if (this.key === feed.key) return;
    const draft = `${this.folder}-draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const { vocabularies, pages } = await readFeed(feed);
    await writeIndex(pages, draft);
    for (const [language, words] of Object.entries(vocabularies)) writeVocabulary(words, language.toLowerCase(), draft);
    writeFileSync(path.join(draft, 'stamp'), feed.key);
    rmSync(this.folder, { recursive: true, force: true });
    renameSync(draft, this.folder);
    rmSync(feed.file);
  }
}

/**
 * Gives a built site its search index.
 *
 * @param folder absolute path of the documentation folder.
 * @param site absolute path of the built site.
 * @returns what was found to be wrong.
 */
export async function addSearch(folder: string, feed: SearchFeed, site: string): Promise<Diagnostic[]> {
  const index = new SearchIndex(folder);
  try {
    await index.update(feed);
    index.copyTo(site);
    return [];
  } catch (error) {
    return [searchFault(error)];
  }
}

/** Says that there is no index, and why. */
export function searchFault(error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnostic('outputs/search', {
    message: `The search index cannot be made: ${reason.replace(/\.$/, '')}.`,
    help: 'The site is whole but for its search. Is there a build of Pagefind for this machine?',
  });
}

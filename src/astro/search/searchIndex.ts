import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../content/digest.js';
import { searchHtml } from '../../site/outputs/search/html.js';
import { searchRecord, type SearchRecord } from '../../site/outputs/search/record.js';
import { vocabularyOf } from '../../site/outputs/search/vocabulary.js';
import { visibilityOf } from '../../site/outputs/visibility.js';
import type { Site } from '../../site/site.js';
import type { Texts } from '../outputs/texts.js';
import { writeIndex, writeVocabulary, type IndexedPage } from './pagefind.js';

/** Indexes of another form are forgotten. */
const form = 'pagefind 1.6.0, 1';

/** The search index of a documentation folder: made when something in it has changed, else the one on disk. */
export class SearchIndex {
  /** Absolute; holds the index once `update` is done. */
  readonly folder: string;
  #running: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Brings the index up to date; one update runs at a time.
   *
   * @returns false when there is nothing to find: there is no index then.
   * @throws when the indexer cannot be run on this machine.
   */
  async update(site: Site, texts: Texts): Promise<boolean> {
    const records = recordsOf(site, texts);
    const pages = records.flatMap((record) =>
      record.languages.map((language): IndexedPage => ({
        path: record.path,
        html: () => searchHtml(record, language),
      })),
    );
    const key = digest(form, ...pages.map(({ path: url, html }) => digest(url, html())));
    const next = this.#running.catch(() => undefined).then(() => this.#write(key, pages, records));
    this.#running = next;
    await next;
    return pages.length > 0;
  }

  async #write(key: string, pages: readonly IndexedPage[], records: readonly SearchRecord[]): Promise<void> {
    const stamp = path.join(this.folder, 'stamp');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
    const draft = `${this.folder}-draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    if (pages.length > 0) {
      await writeIndex(pages, draft);
      for (const language of new Set(records.flatMap(({ languages }) => languages))) {
        const own = records.filter(({ languages }) => languages.includes(language));
        writeVocabulary(vocabularyOf(own), language.toLowerCase(), draft);
      }
    }
    writeFileSync(path.join(draft, 'stamp'), key);
    rmSync(this.folder, { recursive: true, force: true });
    renameSync(draft, this.folder);
  }
}

function recordsOf(site: Site, texts: Texts): SearchRecord[] {
  return [...site.routes.values()]
    .filter((route) => visibilityOf(route, site).search)
    .map((route) => searchRecord(route, texts.of(route), site));
}

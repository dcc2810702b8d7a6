import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '../../../diagnostics/create.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { sayDamaged } from '../../../shared/damageNotice.js';
import { contentDigest } from '../../../shared/digest.js';
import { filesIn } from '../../../shared/filesIn.js';
import { posixPath } from '../../../shared/posixPath.js';
import { sweepFolder, touch, use } from '../../../shared/sweepFolder.js';
import { textAt } from '../../../shared/textAt.js';
import { draftOf, moveWhole, writeWhole } from '../../../shared/wholeFile.js';
import type { Listing } from '../../siteFile.js';
import { readFeed, type SearchFeed } from './feed.js';
import { writeIndex, writeVocabulary } from './pagefind.js';
import { messageOf } from '../../../shared/messageOf.js';

/** Search indexes by the key of their input. Each is complete and never changes. */
export class SearchIndex {
  readonly #folder: string;
  /** Indexes that are verified to be unchanged since they were built. */
  readonly #verified = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();

  /** @param folder absolute path of the folder with the indexes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** True if the index for a key exists; other processes then keep it. */
  has(key: string): boolean {
    const folder = this.#at(key);
    if (!use(folder)) return false;
    if (!this.#verified.has(key) && !isWhole(folder)) {
      rmSync(folder, { recursive: true, force: true });
      sayDamaged(path.dirname(folder));
      return false;
    }
    this.#verified.add(key);
    return true;
  }

  /** Notes the key of the feed that was written from some inputs. */
  note(inputs: string, key: string): void {
    writeWhole(this.#at(`${inputs}.key`), key);
  }

  /** Returns the key noted for some inputs; undefined if there is none, or no index for it. */
  keyOf(inputs: string): string | undefined {
    const file = this.#at(`${inputs}.key`);
    const key = textAt(file);
    // The note may be damaged.
    if (key === undefined || !/^[\w-]{22}$/.test(key) || !this.has(key)) return undefined;
    touch(file);
    return key;
  }

  /**
   * Builds the index unless it exists, and consumes the feed. Only one is built at a time.
   *
   * @returns absolute path of the index's folder.
   * @throws if the indexer cannot run on this machine.
   */
  async update(feed: SearchFeed): Promise<string> {
    const next = this.#running.catch(() => undefined).then(() => this.#make(feed));
    this.#running = next;
    await next;
    return this.#at(feed.key);
  }

  #at(key: string): string {
    return path.join(this.#folder, key);
  }

  async #make(feed: SearchFeed): Promise<void> {
    const folder = this.#at(feed.key);
    if (!this.has(feed.key)) {
      const draft = draftOf(folder);
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      const { vocabularies, pages } = await readFeed(feed);
      await writeIndex(pages, draft);
      for (const [language, words] of Object.entries(vocabularies))
        writeVocabulary(words, language.toLowerCase(), draft);
      writeFileSync(path.join(draft, digestsFile), digestsOf(draft));
      moveWhole(draft, folder);
      use(folder);
    }
    rmSync(feed.file, { force: true });
    sweepFolder(this.#folder);
  }
}

/** Digests of an index's files by path, stored in its folder; not part of a site. */
const digestsFile = 'whole.json';

function digestsOf(folder: string): string {
  const files = filesIn(folder).filter((file) => file !== digestsFile);
  const digests = files.map((file) => [posixPath(file), contentDigest(readFileSync(path.join(folder, file)))]);
  return JSON.stringify(Object.fromEntries(digests));
}

/** True if an index has not changed since it was built. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, digestsFile), 'utf8') === digestsOf(folder);
  } catch {
    return false;
  }
}

/** Root-relative address, without base, of the folder with a site's index. */
export const searchAddress = '/_trellis/search/';

/** The files of an index in a built site, given the folder of the index. Most files stay the same when one page changes. */
export function* searchFiles(folder: string): Listing {
  const digests = JSON.parse(readFileSync(path.join(folder, digestsFile), 'utf8')) as Record<string, string>;
  for (const [file, digest] of Object.entries(digests))
    yield [`${searchAddress}${file}`, { key: () => digest, contents: () => ({ copy: path.join(folder, file) }) }];
}

/** Reports that there is no index, and why. */
export function searchFault(error: unknown): Diagnostic {
  const reason = messageOf(error);
  return diagnostic('outputs/search', {
    message: `The search index cannot be made: ${reason.replace(/\.$/, '')}.`,
    help: 'The rest of the site is built. Is there room on the disk, and a build of Pagefind for this machine?',
  });
}

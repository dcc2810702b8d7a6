import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Contents, Listing, SiteFile } from '../features/siteFile.js';
import { fileForAddress } from '../project/fileForAddress.js';
import { withoutStack } from '../project/report.js';
import { writeParts } from '../shared/fileParts.js';
import { contentDigest } from '../shared/digest.js';
import { isUntouched, type RecordEntry, type SiteRecord } from './siteRecord.js';

/** Number of files that are written before other tasks get a turn. */
const filesAtOnce = 4;

/** A built site in place, with its record. */
export interface PlacedSite {
  /** Absolute path of its folder. */
  folder: string;
  record: SiteRecord;
}

/** Files that another machine built. */
export interface PreparedFiles {
  /** Returns the file at an address if its key is the same, with the addresses of the files that it uses. */
  take(address: string, key: string): { contents: Uint8Array; uses?: string[] } | undefined;
}

/** Writes the files that differ from the site in place into a folder. */
export class Staging {
  /** Record of all files of the site, whether written or in place. */
  readonly record = new Map<string, RecordEntry>();
  /** Absolute path. */
  readonly folder: string;
  readonly #placed: PlacedSite | undefined;
  readonly #prepared: PreparedFiles | undefined;
  readonly #folders = new Set<string>();

  /** @param folder absolute path of the folder to write into. */
  constructor(folder: string, placed?: PlacedSite, prepared?: PreparedFiles) {
    this.folder = folder;
    this.#placed = placed;
    this.#prepared = prepared;
    mkdirSync(folder, { recursive: true });
  }

  /** Paths of all files of the site, relative to its folder. */
  get files(): string[] {
    return [...this.record.keys()].map((address) => path.join('.', address));
  }

  /** Adds files to the site. Yields to other tasks in between. */
  async add(files: Listing): Promise<void> {
    for (const [address, file] of files) {
      this.record.set(address, await this.#take(address, file));
      if (this.record.size % filesAtOnce === 0) await setImmediate();
    }
  }

  /** Addresses of optional files that other files need. */
  get used(): Set<string> {
    return new Set([...this.record.values()].flatMap(({ uses }) => uses ?? []));
  }

  async #take(address: string, { key: keyOf, contents }: SiteFile): Promise<RecordEntry> {
    const last = this.#untouched(address);
    const key = keyOf?.();
    if (key !== undefined && last?.key === key) return last;
    const prepared = key === undefined ? undefined : this.#prepared?.take(address, key);
    if (key !== undefined && prepared) {
      const { contents: bytes, ...used } = prepared;
      return { key, ...used, ...this.#write(address, bytes) };
    }
    const uses = new Set<string>();
    const output = await contents((each) => uses.add(copyText(each)));
    const used = uses.size > 0 ? { uses: [...uses] } : {};
    // A page with a fault has lost its key, so that the next build reports the fault again.
    if (key !== undefined && keyOf?.() !== undefined) return { key, ...used, ...this.#write(address, output) };
    const text = plain(output);
    const digest = contentDigest(text);
    return last?.digest === digest ? last : { digest, ...used, ...this.#write(address, text) };
  }

  /** The entry of a file in place that has not changed since a build wrote it. */
  #untouched(address: string): RecordEntry | undefined {
    const entry = this.#placed?.record.get(address);
    return this.#placed && entry && isUntouched(this.#placed.folder, address, entry) ? entry : undefined;
  }

  #write(address: string, contents: Contents): Pick<RecordEntry, 'size' | 'time'> {
    const file = fileForAddress(this.folder, address);
    const above = path.dirname(file);
    if (!this.#folders.has(above)) mkdirSync(above, { recursive: true });
    this.#folders.add(above);
    if (typeof contents === 'string' || contents instanceof Uint8Array) writeFileSync(file, contents);
    else if ('copy' in contents) copy(contents.copy, file);
    else writeParts(file, contents);
    const { size, mtimeMs: time } = statSync(file);
    return { size, time };
  }
}

/** Copies a file's contents, because a link would lead elsewhere on the machine that serves the site. */
function copy(file: string, to: string): void {
  try {
    copyFileSync(file, to);
  } catch (error) {
    throw existsSync(file) ? error : withoutStack(`${file} was deleted while the site was built. Build it again.`);
  }
}

/** Copies a part of a page's HTML, because V8 keeps the whole text in memory as long as a slice of it. */
const copyText = (text: string): string => Buffer.from(text).toString();

function plain(contents: Contents): string | Uint8Array {
  if (typeof contents === 'string' || contents instanceof Uint8Array) return contents;
  if ('copy' in contents) throw new TypeError('A copied file needs a key.');
  return [...contents].join('');
}

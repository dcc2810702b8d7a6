import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { mark, markText, shardMark } from '../../content/siteMark.js';
import { fileForAddress } from '../../project/fileForAddress.js';
import { toolDigest } from '../../project/toolDigest.js';
import { makeCacheFolder } from '../../shared/cacheFolder.js';
import { namesIn } from '../../shared/namesIn.js';
import { defined } from '../../shared/object.js';
import { joinStores } from '../../shared/valueStore.js';
import { isDraft, writeWhole } from '../../shared/wholeFile.js';
import { contentDigest } from '../../shared/digest.js';
import type { SiteRecord } from '../siteRecord.js';
import type { PreparedFiles } from '../staging.js';
import { shardName, type Shard } from './shard.js';

const manifestSchema = z.object({
  version: z.literal(1),
  /** Digest of the Trellis that made the shard. */
  tool: z.string(),
  files: z.array(
    z.object({
      address: z.string(),
      key: z.string(),
      digest: z.string(),
      /** Addresses of optional files that this file needs. */
      uses: z.array(z.string()).optional(),
    }),
  ),
});
type Manifest = z.infer<typeof manifestSchema>;

const prefix = 'shard-';
const manifestName = 'manifest.json';

/** Cache files whose values differ between shards, and folders whose files are named by content. */
const stores = ['pages.bin', 'texts.bin', 'code.bin'];
const folders = ['pictures', 'images', 'icons'];

/** A folder that `build --shard` wrote. */
interface ShardFolder {
  /** Absolute path of the cache of the build that made the shard. */
  cache: string;
  /** Digest of the Trellis that made it. */
  tool: string;
  files: readonly PreparedFile[];
}

/** A file of a shard, and its absolute path. */
type PreparedFile = Manifest['files'][number] & { file: string };

/** Where the files of a shard are written below its output folder. */
export const filesFolder = (output: string, shard: Shard): string =>
  path.join(output, `${prefix}${shardName(shard)}`, 'files');

/**
 * Completes the folder of a shard: adds the list of files and the build's cache.
 *
 * @param record the files with their keys.
 */
export function completeShard(output: string, shard: Shard, record: SiteRecord, project: string): void {
  const files = filesFolder(output, shard);
  const folder = path.dirname(files);
  const cache = makeCacheFolder(project);
  const pictures = folders.flatMap((each) => namesIn(path.join(cache, each)).map((name) => path.join(each, name)));
  for (const name of [...stores, ...pictures.filter((each) => !isDraft(each))])
    copyIfThere(path.join(cache, name), path.join(folder, 'cache', name));
  const manifest: Manifest = {
    version: 1,
    tool: toolDigest(),
    files: [...record].flatMap(([address, { key, uses }]) => {
      const digest = contentDigest(readFileSync(fileForAddress(files, address)));
      return key === undefined ? [] : [{ address, key, digest, ...defined({ uses }) }];
    }),
  };
  writeWhole(path.join(folder, manifestName), JSON.stringify(manifest));
  for (const each of [mark, shardMark]) writeWhole(path.join(output, each), markText);
}

/** Copies a file of a cache, which another build may remove meanwhile. */
function copyIfThere(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const isShardIn = (folder: string): boolean =>
  path.basename(folder).startsWith(prefix) && existsSync(path.join(folder, manifestName));

/** The shards of a site, whose files a merge reuses. */
export class Shards implements PreparedFiles {
  readonly #files: ReadonlyMap<string, PreparedFile>;
  readonly #folders: readonly ShardFolder[];
  /** Number of shards that another version of Trellis made. They are not used. */
  readonly foreign: number;
  #taken = 0;

  private constructor(
    /** Absolute path of the folder with the shards. */
    readonly place: string,
    shards: readonly ShardFolder[],
  ) {
    this.#folders = shards.filter(({ tool }) => tool === toolDigest());
    this.foreign = shards.length - this.#folders.length;
    const files = this.#folders.flatMap((shard) => shard.files);
    this.#files = new Map(files.map((file) => [file.address, file]));
  }

  /** @param place absolute path of a folder with shards, each of which may have a folder of its own. */
  static read(place: string): Shards {
    const below = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? path.join(folder, entry.name) : [],
      );
    const folders = below(place)
      .flatMap((folder) => [folder, ...below(folder)])
      .filter(isShardIn);
    return new Shards(
      place,
      folders.flatMap((folder) => readShard(folder) ?? []),
    );
  }

  get count(): number {
    return this.#folders.length;
  }

  /** Number of files in all shards. */
  get size(): number {
    return this.#files.size;
  }

  /** Number of files reused from shards. */
  get taken(): number {
    return this.#taken;
  }

  take(address: string, key: string): { contents: Uint8Array; uses?: string[] } | undefined {
    const entry = this.#files.get(address);
    if (entry?.key !== key || !existsSync(entry.file)) return undefined;
    const contents = readFileSync(entry.file);
    // The file may have been damaged in transit.
    if (contentDigest(contents) !== entry.digest) return undefined;
    this.#taken += 1;
    return { contents, ...defined({ uses: entry.uses }) };
  }

  /** Adds the caches of the shards to that of a documentation folder. */
  fillCache(project: string): void {
    const cache = makeCacheFolder(project);
    const caches = this.#folders.map(({ cache: each }) => each);
    for (const name of stores)
      joinStores(
        path.join(cache, name),
        caches.map((each) => path.join(each, name)),
      );
    for (const each of caches)
      for (const name of folders)
        if (existsSync(path.join(each, name))) {
          mkdirSync(path.join(cache, name), { recursive: true });
          cpSync(path.join(each, name), path.join(cache, name), { recursive: true, force: false });
        }
  }
}

/** Reads a shard; undefined if it is unusable. */
function readShard(folder: string): ShardFolder | undefined {
  try {
    const { tool, files } = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')));
    const place = path.join(folder, 'files');
    return {
      cache: path.join(folder, 'cache'),
      tool,
      files: files.map((entry) => ({ ...entry, file: fileForAddress(place, entry.address) })),
    };
  } catch {
    return undefined;
  }
}

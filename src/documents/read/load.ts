import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { encodingOf } from '../../shared/textEncoding.js';
import { isRemote } from './location.js';
import type { Load, Loaded } from './loadedFiles.js';
import { fetchCached, type RemoteOptions } from './remote.js';

export interface LoadOptions extends RemoteOptions {
  /** Absolute folders in which paths are looked up. Paths are relative to the first, the documentation folder. */
  folders: readonly string[];
  /** Absolute folder that references and links may lead to as well: the repository. */
  root?: string;
  /** True if no server is asked and nothing outside the folders is read. */
  isLocal?: boolean;
  /** Specifications as named in `docs.json`. Files beside one that lies outside the folders may be read as well. */
  entries: readonly string[];
}

/**
 * Creates the function that reads specification files: from disk below the given folders and the root, and from the network with a cache. A
 * specification cannot reach any other file of this machine.
 */
export function createLoad(options: LoadOptions): Load {
  const [home = '.'] = options.folders;
  const entries = options.isLocal ? [] : options.entries;
  const outside = entries.filter((entry) => entry.startsWith('../')).map((entry) => dirname(join(home, entry)));
  const allowed = [...options.folders, ...outside, ...(options.root === undefined ? [] : [options.root])];
  const name = options.root === undefined || options.root === home ? 'documentation folder' : 'repository';
  return async (location) => {
    if (isRemote(location) && options.isLocal)
      return { problem: 'unreachable', reason: 'no server is asked with `--untrusted`' };
    if (isRemote(location)) return fetchCached(location, options);
    for (const folder of options.folders) {
      const loaded = await readLocal(join(folder, location), location, allowed, name);
      if (loaded) return loaded;
    }
    return { problem: 'missing', reason: 'there is no such file' };
  };
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'it is a link in a circle'],
]);

async function readLocal(
  path: string,
  location: string,
  allowed: readonly string[],
  name: string,
): Promise<Loaded | undefined> {
  try {
    const real = await realpath(path);
    const folders = await Promise.all(allowed.map((folder) => realpath(folder).catch(() => folder)));
    if (!folders.some((folder) => real.startsWith(folder + sep))) {
      return { problem: 'missing', reason: `it lies outside the ${name}` };
    }
    const bytes = await readFile(real);
    if (encodingOf(bytes) !== 'utf-8')
      return { problem: 'missing', reason: 'it is written in UTF-16; save the file as UTF-8' };
    return { text: bytes.toString('utf8'), base: location };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    return {
      problem: 'missing',
      reason: reasons.get(String(error.code)) ?? `the system says ${String(error.code)}`,
    };
  }
}

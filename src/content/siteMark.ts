import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Path of the file that marks a built site. */
export const mark = '_trellis/site.txt';

/** Path of the script that every page of an export starts with. */
export const offlineScript = '_trellis/offline.js';

function is(file: string, kind: 'isFile' | 'isDirectory'): boolean {
  return statSync(file, { throwIfNoEntry: false })?.[kind]() === true;
}

/** Text of that file. */
export const markText = 'Trellis wrote this folder, and replaces all of it with its next build.\n';

export function isSite(folder: string): boolean {
  if (is(path.join(folder, mark), 'isFile')) return true;
  // Earlier versions wrote no mark, but always both of these files.
  return is(path.join(folder, '.nojekyll'), 'isFile') && is(path.join(folder, '_trellis'), 'isDirectory');
}

/** True if a folder is an export: a site whose pages open without a server. */
export function isExport(folder: string): boolean {
  return isSite(folder) && is(path.join(folder, offlineScript), 'isFile');
}

/** Path of the file that marks a shard. */
export const shardMark = '_trellis/shard.txt';

/** True if a folder is a shard: a share of a site, to be merged with the others. */
export function isShard(folder: string): boolean {
  return isSite(folder) && is(path.join(folder, shardMark), 'isFile');
}

/** True if a folder is empty, so that writing a site to it destroys nothing. */
export function isEmpty(folder: string): boolean {
  return readdirSync(folder).length === 0;
}

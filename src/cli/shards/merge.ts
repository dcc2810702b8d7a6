import path from 'node:path';
import { Shards } from '../../build/shards/shardFolder.js';
import { amount } from '../../shared/amount.js';
import { build, type BuildCommandOptions } from '../build.js';
import { documentedFolder, existingFolder, UsageError } from '../usage.js';
import { shardsFolder } from './makeShard.js';

export interface MergeOptions extends Omit<BuildCommandOptions, 'untrusted'> {
  shards?: string;
}

/**
 * Builds a site from its shards. Files that the shards lack, and files that differ from what this folder needs, are made here, so the result is the
 * site that `build` makes.
 *
 * @returns the exit code.
 */
export async function merge(dir: string, { shards: place, ...options }: MergeOptions): Promise<number> {
  const folder = await documentedFolder(dir);
  const from = existingFolder(place ?? shardsFolder(folder));
  const shards = Shards.read(from);
  const name = path.relative(process.cwd(), from) || '.';
  if (shards.count === 0)
    throw new UsageError(
      shards.foreign > 0
        ? `The shards in ${name} were made by another version of Trellis.`
        : `There are no shards in ${name}. \`trellis-docs build --shard 1/2\` makes the first of two.`,
    );
  if (shards.foreign > 0)
    process.stderr.write(
      `Another version of Trellis made ${amount(shards.foreign, 'shard')} in ${name}, so those pages are made again.\n`,
    );
  const code = await build(dir, { ...options, untrusted: false }, shards);
  if (code === 0) process.stdout.write(takenLine(shards));
  return code;
}

function takenLine({ count, size, taken }: Shards): string {
  const line = `Taken from ${amount(count, 'shard')}: ${taken} of ${amount(size, 'file')}.`;
  return taken === size
    ? `${line}\n`
    : `${line} The others differ from what this build needs, are damaged or belong to pages with errors, so they were made again.\n`;
}

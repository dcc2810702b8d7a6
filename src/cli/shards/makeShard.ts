import path from 'node:path';
import { buildShard } from '../../build/shards/buildShard.js';
import { shardName, type Shard } from '../../build/shards/shard.js';
import type { BuildCommandOptions } from '../build.js';
import { Progress } from '../progress.js';
import { documentedFolder, exitCode } from '../usage.js';

/** Where shards are written, and looked for, if the user names no other place. */
export const shardsFolder = (folder: string): string => path.join(folder, 'dist-shards');

/**
 * Makes one shard of a site.
 *
 * @returns the exit code.
 */
export async function makeShard(
  dir: string,
  shard: Shard,
  { out, base, site, ogImages }: BuildCommandOptions,
): Promise<number> {
  const folder = await documentedFolder(dir);
  const started = performance.now();
  const output = path.resolve(out ?? path.join(shardsFolder(folder), shardName(shard)));
  const progress = new Progress();
  const end = progress.giveWay();
  const built = await buildShard({ folder, output, base, site, ogImages }, shard, progress).finally(end);
  if (!('output' in built)) return exitCode(built.diagnostics, false);
  const seconds = (performance.now() - started) / 1000;
  const place = path.relative(process.cwd(), output) || '.';
  process.stdout.write(
    `Made ${built.pages} of ${built.allPages} pages in ${seconds.toFixed(1)} s into ${place}. \`trellis-docs merge\` builds the site from all shards.\n`,
  );
  return 0;
}

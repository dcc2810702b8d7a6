import path from 'node:path';
import type { BuildOptions } from '../build/buildOptions.js';
import { buildSite } from '../build/buildSite.js';
import type { Shards } from '../build/shards/shardFolder.js';
import { isColored } from '../project/report.js';
import { Progress } from './progress.js';
import { buildSummary } from './summary.js';
import { documentedFolder, exitCode } from './usage.js';

/** Options of `build`. */
export interface BuildCommandOptions extends Omit<BuildOptions, 'folder' | 'output' | 'kind' | 'shards'> {
  out?: string;
}

/**
 * Builds a documentation folder. A page with a fault is built with a message in place of the faulty part. Only errors that leave no site to show, or
 * `strict`, stop the build, and then the previous output stays. A folder that is not the output of an earlier build is never replaced.
 *
 * @param shards shards that were made before.
 * @returns the exit code.
 */
export async function build(dir: string, { out, ...options }: BuildCommandOptions, shards?: Shards): Promise<number> {
  const folder = await documentedFolder(dir);
  const started = performance.now();
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  const progress = new Progress();
  const end = progress.giveWay();
  const built = await buildSite({ ...options, folder, output, kind: 'site', shards }, progress).finally(end);
  if (!('output' in built)) return exitCode(built.diagnostics, options.strict);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    buildSummary(built, {
      ...options,
      dir,
      seconds,
      isColored: isColored(process.stdout),
      isVerbose: options.verbose,
    }),
  );
  return 0;
}

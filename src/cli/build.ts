import path from 'node:path';
import { makeSite } from './siteMaking.js';
import type { RenderOptions } from './siteRendering.js';
import { buildSummary } from './summary.js';
import { isColored } from '../project/report.js';
import { documentedFolder } from './usage.js';

export interface BuildOptions extends Pick<
  RenderOptions,
  'base' | 'site' | 'target' | 'ogImages' | 'strict' | 'untrusted'
> {
  out?: string;
  /** Print notes too, and the slowest pages. */
  verbose: boolean;
}

/**
 * Builds a documentation folder. A page with a fault is built with a message in place of the faulty part. Only errors that leave no site to show, or
 * `strict`, stop the build, and then the previous output stays. A folder that is not the output of an earlier build is never replaced.
 *
 * @returns the exit code.
 */
export async function build(dir: string, { out, verbose, ...options }: BuildOptions): Promise<number> {
  const folder = await documentedFolder(dir);
  const started = performance.now();
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  const made = await makeSite({ ...options, folder, output, verbose, kind: 'site' });
  if (typeof made === 'number') return made;
  const { rendered, diagnostics } = made;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    buildSummary(rendered, {
      ...options,
      dir,
      seconds,
      diagnostics,
      isColored: isColored(process.stdout),
      isVerbose: verbose,
    }),
  );
  return 0;
}

import path from 'node:path';
import { beginBuild } from '../astro/buildRun.js';
import { clearCache } from '../astro/paths.js';
import { completeSite, type DrawnSite } from '../astro/complete.js';
import { refusalOf } from '../astro/place.js';
import { cacheTaken, isWhole } from '../astro/runs.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { drawApart, type DrawOptions } from './drawing.js';
import { documentedFolder, exitCode, wrongUsage } from './outcome.js';
import { Progress } from './progress.js';
import { summaryOf } from './summary.js';

export interface BuildOptions extends Pick<
  DrawOptions,
  'base' | 'site' | 'target' | 'ogImages' | 'strict' | 'untrusted'
> {
  out?: string;
  /** Tell notes too, and which pages took longest. */
  verbose: boolean;
}

/**
 * Builds a documentation folder.
 *
 * A page with a fault is built with a word about it in its place; only what leaves no site to show, or `strict`, stops the build,
 * and then the previous output stays. A folder that is no site of an earlier build is never replaced.
 *
 * @returns the exit code.
 */
export async function build(dir: string, { out, verbose, ...options }: BuildOptions): Promise<number> {
  const folder = await documentedFolder(dir);
  const started = performance.now();
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  const refusal = refusalOf({ output, folder, contentFolder: await findContentRoot(folder) });
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    return wrongUsage;
  }
  if (options.untrusted) clearCache(folder);
  const { run, end } = await beginBuild(folder, output);
  let drawn: DrawnSite | number | undefined;
  try {
    drawn = await drawApart({ ...options, folder, run, output });
    if (!isWhole(run)) throw cacheTaken(folder);
    if (typeof drawn === 'number') return drawn;
    const diagnostics = await complete(drawn, options.strict, verbose);
    if (!diagnostics) return 1;
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(summaryOf(drawn, { ...options, dir, seconds, diagnostics, isVerbose: verbose }));
    return 0;
  } finally {
    end(typeof drawn === 'object');
  }
}

/** @returns what was found; undefined where that is not accepted, and the previous output stays. */
async function complete(
  drawn: DrawnSite,
  isStrict: boolean,
  isVerbose: boolean,
): Promise<readonly Diagnostic[] | undefined> {
  const progress = new Progress();
  const giveNoWay = progress.giveWay([process.stdout, process.stderr]);
  if (drawn.feed) progress.begin('Making the search index');
  const isAccepted = (found: readonly Diagnostic[]): boolean => !isStrict || exitCode(found, true) === 0;
  try {
    const diagnostics = await completeSite(drawn, isAccepted, isVerbose);
    return isAccepted(diagnostics) ? diagnostics : undefined;
  } finally {
    progress.hide();
    giveNoWay();
  }
}

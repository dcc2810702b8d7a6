import path from 'node:path';
import { beginBuild } from '../astro/buildRun.js';
import { clearCache } from '../astro/paths.js';
import { completeSite, type RenderedSite } from '../astro/siteCompletion.js';
import { refusalOf } from '../astro/outputPlace.js';
import { cacheTaken, isWhole } from '../astro/runs.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { renderInChildProcess, type RenderOptions } from './siteRendering.js';
import { documentedFolder, exitCode, wrongUsage } from './usage.js';
import { Progress } from './progress.js';
import { buildSummary } from './summary.js';

export interface BuildOptions extends Pick<
  RenderOptions,
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
  let rendered: RenderedSite | number | undefined;
  try {
    rendered = await renderInChildProcess({ ...options, folder, run, output });
    if (!isWhole(run)) throw cacheTaken(folder);
    if (typeof rendered === 'number') return rendered;
    const diagnostics = await complete(rendered, options.strict, verbose);
    if (!diagnostics) return 1;
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(buildSummary(rendered, { ...options, dir, seconds, diagnostics, isVerbose: verbose }));
    return 0;
  } finally {
    end(typeof rendered === 'object');
  }
}

/** @returns what was found; undefined where that is not accepted, and the previous output stays. */
async function complete(
  rendered: RenderedSite,
  isStrict: boolean,
  isVerbose: boolean,
): Promise<readonly Diagnostic[] | undefined> {
  const progress = new Progress();
  const end = progress.giveWay();
  if (rendered.feed) progress.begin('Making the search index');
  const isAccepted = (found: readonly Diagnostic[]): boolean => !isStrict || exitCode(found, true) === 0;
  try {
    const diagnostics = await completeSite(rendered, isAccepted, isVerbose);
    return isAccepted(diagnostics) ? diagnostics : undefined;
  } finally {
    end();
  }
}

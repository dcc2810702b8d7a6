import { existsSync } from 'node:fs';
import path from 'node:path';
import { beginBuild } from '../astro/buildRun.js';
import { clearCache } from '../astro/paths.js';
import { completeSite, type DrawnSite } from '../astro/complete.js';
import { refusalOf } from '../astro/place.js';
import { cacheTaken, isWhole } from '../astro/runs.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { count } from '../diagnostics/summary.js';
import { hostFiles, type Target } from '../feeds/hosts/hosts.js';
import { drawApart, type DrawOptions } from './drawing.js';
import { documentedFolder, exitCode, wrongUsage } from './outcome.js';

export interface BuildOptions extends Pick<
  DrawOptions,
  'base' | 'site' | 'target' | 'ogImages' | 'strict' | 'untrusted'
> {
  out?: string;
}

/**
 * Builds a documentation folder.
 *
 * A page with a fault is built with a word about it in its place; only what leaves no site to show, or `strict`, stops the build,
 * and then the previous output stays. A folder that is no site of an earlier build is never replaced.
 *
 * @returns the exit code.
 */
export async function build(dir: string, { out, ...options }: BuildOptions): Promise<number> {
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
    return typeof drawn === 'number' ? drawn : await complete(drawn, options, started);
  } finally {
    end(typeof drawn === 'object');
  }
}

async function complete(
  drawn: DrawnSite,
  { strict: isStrict, target }: Pick<BuildOptions, 'strict' | 'target'>,
  started: number,
): Promise<number> {
  const isAccepted = (found: readonly Diagnostic[]): boolean => !isStrict || exitCode(found, true) === 0;
  const diagnostics = await completeSite(drawn, isAccepted);
  if (!isAccepted(diagnostics)) return 1;
  const { warnings } = count(diagnostics);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const place = path.relative(process.cwd(), drawn.output) || '.';
  process.stdout.write(`Built ${drawn.pages} pages in ${seconds} s into ${place}`);
  process.stdout.write(warnings === 0 ? '.\n' : `, with ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.\n`);
  if (target !== undefined) process.stdout.write(readBy(target, drawn.output, place));
  return 0;
}

/** Says which files of a site are for its host. */
function readBy(target: Target, output: string, place: string): string {
  const files = hostFiles[target].filter((file) => existsSync(path.join(output, file)));
  return `For ${target}: ${files.map((file) => path.join(place, file)).join(', ')}.\n`;
}

import path from 'node:path';
import { Outputs } from '../astro/outputs/outputs.js';
import { cacheFolder } from '../astro/paths.js';
import { printFormat, printReport } from '../astro/report.js';
import { Session } from '../astro/session.js';
import { count } from '../diagnostics/summary.js';
import { existingFolder, exitCode } from './outcome.js';

export interface BuildOptions {
  out?: string;
  base: string;
  site?: string;
  /** Pictures of pages are drawn, unless docs.json says otherwise. */
  ogImages: boolean;
  strict: boolean;
}

/**
 * Builds a documentation folder.
 *
 * A page with a fault is built with the fault in its place; only what makes the whole unusable, or `strict`, stops the build,
 * and then the previous output stays.
 *
 * @returns the exit code.
 */
export async function build(dir: string, { out, base, site, ogImages, strict }: BuildOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (!folder) return 1;
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  const from = process.cwd();
  // Astro keeps its bundle in the working folder unless the output lies in it: two builds at a time would share one.
  process.chdir(folder);
  const started = performance.now();

  const prefix = base.replace(/\/$/, '');
  const session = await Session.open(folder, {
    base: prefix,
    isDev: false,
    url: site,
    drawsImages: ogImages,
    skip: [output, cacheFolder(folder)],
  });
  if (!session.state.isUsable || (strict && exitCode(session.diagnostics, true) !== 0)) {
    printFormat(session.state);
    printReport(folder, session.diagnostics);
    return 1;
  }

  const outputs = new Outputs(session, session.state.site.url);
  await outputs.prepare();

  // Astro and Vite take the memory of hundreds of pages, and the indexer of the search is gone by now.
  const [{ build: astroBuild }, { astroConfig }] = await Promise.all([import('astro'), import('./astroConfig.js')]);
  let accepted = false;
  const accept = (): boolean => (accepted = !strict || exitCode(session.diagnostics, true) === 0);
  await astroBuild(astroConfig(folder, base, { session, outputs, out: output, accept, ...(site ? { site } : {}) }));
  const { diagnostics } = session;
  printReport(folder, diagnostics);
  if (!accepted) return 1;
  const { errors, warnings } = count(diagnostics);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const pages = session.state.site.routes.size;
  process.stdout.write(`Built ${pages} pages in ${seconds} s into ${path.relative(from, output) || '.'}`);
  process.stdout.write(errors + warnings === 0 ? '.\n' : `, with ${errors} errors and ${warnings} warnings.\n`);
  return 0;
}

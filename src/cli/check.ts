import { cacheFolder, clearCache } from '../astro/paths.js';
import { Project } from '../astro/project.js';
import { printFormat, printReport, told } from '../astro/report.js';
import { survey } from '../astro/survey.js';
import { arrange } from '../diagnostics/order.js';
import { formatJson } from '../diagnostics/json.js';
import { documentedFolder, existingFolder, exitCode } from './outcome.js';

export interface CheckOptions {
  json: boolean;
  /** Print annotations of GitHub's workflows, also where none runs. */
  github: boolean;
  strict: boolean;
  /** Tell notes too. */
  verbose: boolean;
  /** The folder is somebody's who is not trusted. */
  untrusted: boolean;
}

/**
 * Finds what is wrong with a documentation folder without building it.
 *
 * @returns the exit code: 1 on any error, with `strict` on any warning too.
 */
export async function check(dir: string, { json, github, strict, verbose, untrusted }: CheckOptions): Promise<number> {
  // Programs are told in their own form whatever is wrong.
  const folder = json || github ? existingFolder(dir) : await documentedFolder(dir);
  if (untrusted) clearCache(folder);
  const project = await Project.open(folder, {
    base: '',
    skip: [cacheFolder(folder)],
    asksHistory: true,
    isUntrusted: untrusted,
  });
  const state = await project.load();
  const thrown = await survey(state);
  const diagnostics = told(arrange([...state.diagnostics, ...thrown.values()]), verbose);
  if (!json) printFormat(state);
  if (json) process.stdout.write(`${formatJson(diagnostics)}\n`);
  else if (diagnostics.length > 0) printReport(folder, diagnostics, verbose, github || undefined);
  else process.stdout.write('No problems found.\n');
  return exitCode(diagnostics, strict);
}

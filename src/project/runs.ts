import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder, makeCacheFolder } from '../shared/cacheFolder.js';
import { namesIn } from '../shared/namesIn.js';
import { sweepFolder } from '../shared/sweepFolder.js';
import { isDraft } from '../shared/wholeFile.js';
import { isRunning } from './processes.js';
import { withoutStack } from './report.js';

/** Names in the cache folder that earlier versions shared between commands. */
const formerNames = [
  ...['out', 'out-previous', 'beside', 'feeds', 'search-draft', 'dist', 'assets'],
  ...['incremental-build.json', 'unsettled.json'],
];

/** Open runs of this process. */
const own = new Set<string>();

const runsFolder = (project: string): string => path.join(cacheFolder(project), 'runs');
/** File in which a run records that it is putting a site in place. */
export const journalOf = (run: string): string => path.join(run, 'placing.json');

/** Folder into which a run renders its site. */
export const stagingOf = (run: string): string => path.join(run, 'out');

const signOf = (run: string): string => path.join(run, 'whole');

/**
 * Creates a folder in the cache for a single command, because several commands may run for the same documentation folder. Its name contains the
 * process id.
 *
 * @param project absolute path of the documentation folder.
 * @returns absolute path.
 */
export function openRun(project: string): string {
  makeCacheFolder(project);
  const name = `${process.pid}-${Date.now().toString(36)}${own.size}`;
  const run = path.join(runsFolder(project), name);
  mkdirSync(run, { recursive: true });
  writeFileSync(signOf(run), '');
  own.add(run);
  return run;
}

/** True if a run's folder is complete. The cache may have been deleted meanwhile. */
export function isWhole(run: string): boolean {
  return existsSync(signOf(run));
}

/** Milliseconds that deleting the cache may take. */
const removal = 1_000;

/** True if a run's folder stays complete. Called after a fault, which may be caused by a deletion in progress. */
export async function staysWhole(run: string): Promise<boolean> {
  const end = Date.now() + removal;
  while (isWhole(run) && Date.now() < end) await wait(50);
  return isWhole(run);
}

/** The error for a run's folder that was changed, so that its output may be incomplete. */
export function cacheTaken(project: string): Error {
  return withoutStack(`The cache in ${cacheFolder(project)} was taken away while the site was built. Build it again.`);
}

/** Leaves a run's folder for the next command. */
export function leaveRun(run: string): void {
  own.delete(run);
}

/** Deletes a run's folder. */
export function closeRun(run: string): void {
  own.delete(run);
  rmSync(run, { recursive: true, force: true, maxRetries: 2 });
}

/**
 * Folders of commands that were killed, oldest first.
 *
 * @param isEnded true for a run whose command is known to have ended, although another process has its id by now.
 */
export function deadRuns(project: string, isEnded: (run: string) => boolean = () => false): string[] {
  return namesIn(runsFolder(project))
    .map((name) => ({ name, pid: Number.parseInt(name, 10), time: name.slice(name.indexOf('-') + 1) }))
    .sort((a, b) => (a.time < b.time ? -1 : 1))
    .map(({ name, pid }) => ({ run: path.join(runsFolder(project), name), pid }))
    .filter(({ run, pid }) => !own.has(run) && (pid === process.pid || !isRunning(pid) || isEnded(run)))
    .map(({ run }) => run);
}

/** Deletes what killed commands and earlier versions have left, except sites that must still be put in place. */
export function sweepRuns(project: string): void {
  for (const run of deadRuns(project)) if (!existsSync(journalOf(run))) closeRun(run);
  for (const name of formerNames) rmSync(path.join(cacheFolder(project), name), { recursive: true, force: true });
  sweepFolder(cacheFolder(project), (name) => !isDraft(name));
}

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder, makeCacheFolder } from '../shared/cacheFolder.js';
import { isRunning } from './processes.js';
import { withoutStack } from './report.js';

/** Names in the cache folder that earlier versions used for all commands. */
const formerNames = [
  ...['out', 'out-previous', 'beside', 'feeds', 'search-draft', 'dist', 'assets'],
  ...['incremental-build.json', 'unsettled.json'],
];

/** Those of this process that are open. */
const own = new Set<string>();

const runsFolder = (project: string): string => path.join(cacheFolder(project), 'runs');
/** File in which a run records that it is putting a site in its place. */
export const journalOf = (run: string): string => path.join(run, 'placing.json');

/** Folder that a run renders its site into. */
export const stagingOf = (run: string): string => path.join(run, 'out');

const signOf = (run: string): string => path.join(run, 'whole');

/**
 * Makes a folder in the cache that one command has for itself while it runs: commands of one documentation folder may run at
 * the same time. The process's id is in its name.
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

/** True if a run's folder is complete: the cache may have been deleted meanwhile. */
export function isWhole(run: string): boolean {
  return existsSync(signOf(run));
}

/** Milliseconds in which somebody who takes away the cache comes to the end of it. */
const removal = 1_000;

/**
 * True if a run's folder stays complete. Called after a fault, which may come of a deletion that is still under way.
 */
export async function staysWhole(run: string): Promise<boolean> {
  const end = Date.now() + removal;
  while (isWhole(run) && Date.now() < end) await wait(50);
  return isWhole(run);
}

/** Says that a run's folder is not what it was: what it has rendered may lack anything. */
export function cacheTaken(project: string): Error {
  return withoutStack(`The cache in ${cacheFolder(project)} was taken away while the site was built. Build it again.`);
}

/** Leaves a run's folder to the next command. */
export function leaveRun(run: string): void {
  own.delete(run);
}

/** Takes away a run's folder. */
export function closeRun(run: string): void {
  own.delete(run);
  rmSync(run, { recursive: true, force: true, maxRetries: 2 });
}

/** Folders of commands that were killed, the last one first. */
export function deadRuns(project: string): string[] {
  if (!existsSync(runsFolder(project))) return [];
  return readdirSync(runsFolder(project))
    .map((name) => ({ name, pid: Number.parseInt(name, 10), time: name.slice(name.indexOf('-') + 1) }))
    .sort((a, b) => (a.time < b.time ? 1 : -1))
    .map(({ name, pid }) => ({ run: path.join(runsFolder(project), name), pid }))
    .filter(({ run, pid }) => !own.has(run) && (pid === process.pid || !isRunning(pid)))
    .map(({ run }) => run);
}

/** Takes away what killed commands, and earlier versions, have left; not what is still to be put in its place. */
export function sweepRuns(project: string): void {
  for (const run of deadRuns(project)) if (!existsSync(journalOf(run))) closeRun(run);
  for (const name of formerNames) rmSync(path.join(cacheFolder(project), name), { recursive: true, force: true });
}

import { existsSync, rmSync } from 'node:fs';
import { lock, type Release } from './lock.js';
import { PagesCache, pagesOf } from './pagesCache.js';
import { realPlace } from './outputPlace.js';
import { finishPlacing } from './sitePlacement.js';
import { closeRun, journalOf, leaveRun, openRun, stagingOf, sweepRuns } from '../project/runs.js';

/** State of one build in the process that renders it. */
export class BuildRun {
  /** Absolute path of the run's folder. */
  readonly folder: string;
  /** Absolute path of the folder that the site is rendered in. */
  readonly staging: string;
  readonly pages: PagesCache;

  /**
   * @param project absolute path of the documentation folder.
   * @param folder of an open run.
   */
  constructor(project: string, folder: string) {
    this.folder = folder;
    this.staging = stagingOf(folder);
    this.pages = new PagesCache(project, folder);
    // The pages of the earlier run are taken first, because this deletes them.
    sweepRuns(project);
  }
}

/** A build that holds the lock on its output folder. */
export interface Begun {
  /** Folder of the run. */
  run: string;
  /** @param isDone true if the site was rendered. Otherwise the pages taken from the last build stay for the next one. */
  end: (isDone: boolean) => void;
}

/**
 * Waits until no other build uses the same output folder, then finishes what killed builds began there.
 *
 * @param project absolute path of the documentation folder.
 */
export async function beginBuild(project: string, output: string): Promise<Begun> {
  const place = realPlace(output);
  const release: Release = await lock(place, (pid) =>
    process.stderr.write(`Waiting for process ${pid}, which builds into ${output} as well.\n`),
  );
  try {
    finishPlacing(project, place);
  } catch (error) {
    release();
    throw error;
  }
  const run = openRun(project);
  const end = (isDone: boolean): void => {
    // A placement that stopped because the disk was full is finished as soon as there is space.
    if (existsSync(journalOf(run))) leaveRun(run);
    else if (isDone) closeRun(run);
    else for (const folder of [stagingOf(run), `${pagesOf(run)}-old`]) rmSync(folder, { recursive: true, force: true });
    release();
  };
  return { run, end };
}

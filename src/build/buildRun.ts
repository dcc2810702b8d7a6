import { existsSync } from 'node:fs';
import { cacheTaken, closeRun, journalOf, leaveRun, openRun, staysWhole, sweepRuns } from '../project/runs.js';
import { lock, type Release } from './lock.js';
import { realPlace } from './outputPlace.js';
import { finishPlacing } from './sitePlacement.js';

/** A build that holds the lock on its output folder. */
export interface BuildRun {
  /** Folder of the run. */
  folder: string;
  end: () => void;
}

/**
 * Waits until no other build uses the output folder, then finishes the placements of killed builds.
 *
 * @param project absolute path of the documentation folder.
 */
export async function beginBuild(project: string, output: string): Promise<BuildRun> {
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
  sweepRuns(project);
  const run = openRun(project);
  const end = (): void => {
    // A placement that stopped on a full disk is finished once there is space.
    if (existsSync(journalOf(run))) leaveRun(run);
    else closeRun(run);
    release();
  };
  return { folder: run, end };
}

/**
 * Builds in a run, and ends it.
 *
 * @param project absolute path of the documentation folder.
 * @param build gets the folder of the run.
 * @throws an error without stack if the cache was deleted meanwhile.
 */
export async function buildInRun<Built>(
  project: string,
  output: string,
  build: (run: string) => Promise<Built>,
): Promise<Built> {
  const run = await beginBuild(project, output);
  try {
    return await build(run.folder);
  } catch (error) {
    if (!(await staysWhole(run.folder))) throw cacheTaken(project);
    throw error;
  } finally {
    run.end();
  }
}

import { statSync } from 'node:fs';
import type { FolderStart } from '../project/session.js';
import { watchFolder, type Watching, type WatchOptions } from './watch.js';

/** Milliseconds between checks of which folder is at the path. */
const look = 1000;

/** Every file has changed since. */
const never: FolderStart = { time: 0, names: [] };

/** Differs between folders that take each other's place. */
function identityOf(folder: string): string | undefined {
  const { dev, ino } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return ino === undefined ? undefined : `${dev} ${ino}`;
}

/**
 * Watches the documentation folder at a path, even if the folder is moved away and back, or another folder or link takes its place. The system
 * reports only what happens to the folder that was there first.
 *
 * @param start state of the folder when it was read.
 * @param follow receives the absolute paths of changed files.
 */
export function watchPlace(
  { folder, start, ...options }: WatchOptions,
  follow: (files: readonly string[]) => void,
): Watching {
  let identity = identityOf(folder);
  const watch = (since: FolderStart): Watching =>
    watchFolder({ ...options, folder, start: since, lose: () => (identity = undefined) }, follow);
  let watching = watch(start);
  const looks = setInterval(() => {
    const now = identityOf(folder);
    if (now === identity) return;
    identity = now;
    if (now === undefined) return;
    void watching.stop();
    watching = watch(never);
  }, look);
  return {
    ready: watching.ready,
    stop: () => {
      clearInterval(looks);
      return watching.stop();
    },
  };
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest } from '../shared/digest.js';
import { textAt } from '../shared/textAt.js';
import { isRunning } from '../project/processes.js';

/** Milliseconds between two checks of a lock that another process holds. */
const patience = 100;
/** Milliseconds between two signs of life. A lock without one for as long is stale, because its process id may belong to another process by now. */
const beat = 10_000;
const longestSilence = 300_000;
/** Milliseconds after which a process that was taking over a lock must have died. */
const longestTakeOver = 10_000;

/** Releases a lock. Calling it twice does no harm. */
export type Release = () => void;

// The folder name contains the user's number, as users in containers may have no name. The locks lie outside the documentation folder, because all
// folders that are built to one place share the lock.
function lockFile(place: string): string {
  const folder = path.join(tmpdir(), `trellis-locks-${process.getuid?.() ?? 'all'}`);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, digest(place));
}

function create(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds a lock; undefined if no living process does. */
function holderOf(file: string): number | undefined {
  try {
    // The clock may have been set back.
    const age = Math.abs(Date.now() - statSync(file).mtimeMs);
    const pid = Number(readFileSync(file, 'utf8'));
    // The file exists, and the process id is about to be written.
    if (pid === 0) return age < longestTakeOver ? pid : undefined;
    return isRunning(pid) && age < longestSilence ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a stale lock, as the only process to do so. Otherwise two processes could each remove it, the second one a lock that is new. */
function clear(file: string): void {
  const right = `${file}.clearing`;
  if (!create(right)) {
    const since = statSync(right, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Math.abs(Date.now() - since) > longestTakeOver) rmSync(right, { force: true });
    return;
  }
  try {
    if (holderOf(file) === undefined) rmSync(file, { force: true });
  } finally {
    rmSync(right, { force: true });
  }
}

/** Locks a place for this process if no other process holds it. */
export function tryLock(place: string): Release | undefined {
  const file = lockFile(place);
  if (!create(file)) {
    if (holderOf(file) !== undefined) return undefined;
    clear(file);
    if (!create(file)) return undefined;
  }
  const life = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Somebody has emptied the folder for temporary files; the next build creates a lock of its own.
    }
  }, beat).unref();
  const release = (): void => {
    clearInterval(life);
    process.off('exit', release);
    // Another process has taken over the lock if this one was suspended for long.
    if (textAt(file) === String(process.pid)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/**
 * Locks a place for this process once the processes that hold the lock have released it.
 *
 * @param waits is called once with the id of the process that holds the lock.
 */
export async function lock(place: string, waits: (pid: number) => void): Promise<Release> {
  let hasNotice = false;
  for (;;) {
    const release = tryLock(place);
    if (release) return release;
    const holder = holderOf(lockFile(place));
    if (!hasNotice && holder) {
      waits(holder);
      hasNotice = true;
    }
    await pause(patience);
  }
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digest } from '../shared/digest.js';
import { isRunning } from '../project/processes.js';

/** Milliseconds between two looks at a lock that another process holds. */
const patience = 100;
/** Milliseconds between two signs of life, and without one until a lock counts as left behind: its process's id may be another's by now. */
const beat = 10_000;
const longestSilence = 300_000;
/** Milliseconds after which a process that was about to take over a lock cannot be alive. */
const longestTakeOver = 10_000;

/** Gives a lock back; may be called twice. */
export type Release = () => void;

// The name has the user's number, as a user in a container may have no name. The folder is not the author's: all
// documentation folders that are built into one place share the lock.
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

/** The process that holds a lock; undefined where nobody does any more. */
function holderOf(file: string): number | undefined {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const pid = Number(readFileSync(file, 'utf8'));
    // It has been made, and the id is about to be written.
    if (pid === 0 && age < longestTakeOver) return pid;
    return isRunning(pid) && age < longestSilence ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Takes away a lock that was left behind, as the only process to do so: another one could take away the lock of a third. */
function clear(file: string): void {
  const right = `${file}.clearing`;
  if (!create(right)) {
    const since = statSync(right, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > longestTakeOver) rmSync(right, { force: true });
    return;
  }
  try {
    if (holderOf(file) === undefined) rmSync(file, { force: true });
  } finally {
    rmSync(right, { force: true });
  }
}

/** Takes a place for this process where nobody has it. */
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
      // Somebody has emptied the folder for passing files; the next build makes a lock of its own.
    }
  }, beat).unref();
  const release = (): void => {
    clearInterval(life);
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/**
 * Takes a place for this process, after those who have it now.
 *
 * @param waits is told once, which process has to end first.
 */
export async function lock(place: string, waits: (pid: number) => void): Promise<Release> {
  let said = false;
  for (;;) {
    const release = tryLock(place);
    if (release) return release;
    const holder = holderOf(lockFile(place));
    if (!said && holder) {
      waits(holder);
      said = true;
    }
    await pause(patience);
  }
}

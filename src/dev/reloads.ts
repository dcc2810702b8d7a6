import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a job repeatedly, one run at a time. Requests during a run cause one more run after it, however many there were. The last run therefore always
 * starts after the last request.
 */
export class Reloads {
  readonly #job: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;

  /** @param job handles its own failures. */
  constructor(job: () => Promise<void>) {
    this.#job = job;
  }

  /** Resolves when nothing is left to do. */
  request(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      await this.#job();
    }
  }
}

/** System errors for a file that was deleted or replaced by another kind of entry. */
const changedEntry = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP']);

/** Number of times that a folder is read. A checkout of another branch changes hundreds of files, one after the other. */
const attempts = 5;
/** Milliseconds between them. */
const pause = 100;

/** Reads a folder, and again if a file was deleted or replaced between being listed and being opened. */
export async function readSettled<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const isPassing = error instanceof Error && 'code' in error && changedEntry.has(String(error.code));
      if (!isPassing || attempt === attempts) throw error;
      await wait(pause);
    }
  }
}

/**
 * Does a job again and again, one run at a time: what is asked for during a run is done once after it, however often it was asked
 * for. So the last run always began after the last call.
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

/** Codes of the system where a file has gone, or become a folder or another kind of entry. */
const changedEntry = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP']);

/** Reads a folder, and does so once more when a file has gone or changed its kind between the moment it was listed and the one it was opened. */
export async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && changedEntry.has(String(error.code)))) throw error;
    return read();
  }
}

import { lastChanges } from './history.js';
import { findCommits, type Commit } from './revision.js';

/** What git knows of a folder. It is asked once, although development reads the folder after every edit. */
export class Commits {
  readonly #folder: string;
  readonly #byRef = new Map<string, Commit | Error>();
  #changes: Promise<ReadonlyMap<string, string>> | undefined;

  /** @param folder absolute path of the documentation folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The commits that refs name, by ref; an error for a ref that names none. */
  async find(refs: readonly string[]): Promise<ReadonlyMap<string, Commit | Error>> {
    const others = refs.filter((ref) => !this.#byRef.has(ref));
    if (others.length > 0)
      for (const [ref, commit] of await findCommits(this.#folder, others)) this.#byRef.set(ref, commit);
    return this.#byRef;
  }

  /**
   * The dates (ISO 8601) of the last change to each file, by path relative to the folder.
   *
   * @param copied the folder and commit that the documentation folder is a copy of.
   */
  changes({ folder = this.#folder, commit }: { folder?: string; commit?: string } = {}): Promise<
    ReadonlyMap<string, string>
  > {
    return (this.#changes ??= lastChanges(folder, commit));
  }
}

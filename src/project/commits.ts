import { lastChanges } from './history.js';
import { findCommits, type Commit } from './revision.js';

/** Caches git's answers about a folder, because development reads the folder after every edit. */
export class Commits {
  readonly #folder: string;
  readonly #byRef = new Map<string, Commit | Error>();
  #changes: Promise<ReadonlyMap<string, string>> | undefined;

  /** @param folder absolute path of the documentation folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The commits for refs, by ref; an error for a ref without commit. */
  async find(refs: readonly string[]): Promise<ReadonlyMap<string, Commit | Error>> {
    const others = refs.filter((ref) => !this.#byRef.has(ref));
    if (others.length > 0)
      for (const [ref, commit] of await findCommits(this.#folder, others)) this.#byRef.set(ref, commit);
    return this.#byRef;
  }

  /**
   * The dates (ISO 8601) of the last change to each file, by path relative to the folder.
   *
   * @param copied the folder and commit of which the documentation folder is a copy.
   */
  changes({ folder = this.#folder, commit }: { folder?: string; commit?: string } = {}): Promise<
    ReadonlyMap<string, string>
  > {
    return (this.#changes ??= lastChanges(folder, commit));
  }
}

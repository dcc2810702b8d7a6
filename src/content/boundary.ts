import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { kindAt } from './kindAt.js';

/** The folder that pages and what they bring in may not leave: the repository, or where there is none, the documentation folder. */
function boundaryOf(project: string): string {
  const real = realpathSync(project);
  for (let folder = real; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
    if (folder === path.dirname(folder)) return real;
  }
}

/** Says which files of the machine a documentation folder may bring in. */
export class Boundary {
  readonly #folder: string;

  /** @param project absolute path of the folder with docs.json. */
  constructor(project: string) {
    this.#folder = boundaryOf(project);
  }

  /** Whether a path leads, with symbolic links followed, to something within. */
  holds(file: string): boolean {
    try {
      const relative = path.relative(this.#folder, realpathSync(file));
      return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
    } catch {
      // A link to nowhere, or in a circle.
      return false;
    }
  }

  /** Whether a path leads to a file within. */
  hasFile(file: string): boolean {
    return kindAt(file) === 'file' && this.holds(file);
  }
}

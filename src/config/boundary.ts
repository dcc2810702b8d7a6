import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';

/** The folder of the Git repository that a folder lies in, or is; undefined where there is none. */
export function repositoryAround(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : repositoryAround(above);
}

/** The folder that pages and what they bring in may not leave: the repository, or where there is none, the documentation folder. */
function boundaryOf(project: string): string {
  const real = realpathSync(project);
  return repositoryAround(real) ?? real;
}

/** Says which files of the machine a documentation folder may bring in. */
export class Boundary {
  /** Absolute path, without symbolic links, of what may not be left. */
  readonly folder: string;
  readonly #project: string;

  /**
   * @param project absolute path of the folder with docs.json.
   * @param isNarrow nothing outside of that is within, not even the repository around it.
   */
  constructor(project: string, isNarrow = false) {
    this.#project = project;
    this.folder = isNarrow ? realpathSync(project) : boundaryOf(project);
  }

  /** Name of the boundary in messages. */
  get name(): string {
    return this.folder === realpathSync(this.#project) ? 'documentation folder' : 'repository';
  }

  /** True if a path of the documentation folder leads out of the boundary by a symbolic link. */
  isLeftBy(file: string): boolean {
    return isInside(file, this.#project) && existsSync(file) && !this.holds(file);
  }

  /** True if a path lies within the boundary, with symbolic links followed. */
  holds(file: string): boolean {
    try {
      return isInside(realpathSync(file), this.folder);
    } catch {
      // A link to nowhere, or in a circle.
      return false;
    }
  }

  /** True if a path is that of a file within the boundary. */
  hasFile(file: string): boolean {
    return kindAt(file) === 'file' && this.holds(file);
  }
}

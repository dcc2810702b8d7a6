import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';

/** The Git repository that contains a folder; undefined if there is none. */
export function repositoryAround(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : repositoryAround(above);
}

/** The folder that pages and their imports may not leave: the repository, or the documentation folder if there is no repository. */
function boundaryOf(project: string): string {
  const real = realpathSync(project);
  return repositoryAround(real) ?? real;
}

/** Decides which files of this machine a documentation folder may use. */
export class Boundary {
  /** Absolute path of the outermost allowed folder, without symbolic links. */
  readonly folder: string;
  readonly #project: string;

  /**
   * @param project absolute path of the folder with docs.json.
   * @param isNarrow true if nothing outside that folder is allowed, not even the rest of the repository.
   */
  constructor(project: string, isNarrow = false) {
    this.#project = project;
    this.folder = isNarrow ? realpathSync(project) : boundaryOf(project);
  }

  get name(): string {
    return this.folder === realpathSync(this.#project) ? 'documentation folder' : 'repository';
  }

  /** True if a symbolic link takes a path of the documentation folder out of the boundary. */
  isLeftBy(file: string): boolean {
    return isInside(file, this.#project) && existsSync(file) && !this.holds(file);
  }

  /** True if a path is inside the boundary, with symbolic links followed. */
  holds(file: string): boolean {
    try {
      return isInside(realpathSync(file), this.folder);
    } catch {
      // A broken or circular link.
      return false;
    }
  }

  /** True if a path is a file inside the boundary. */
  hasFile(file: string): boolean {
    return kindAt(file) === 'file' && this.holds(file);
  }
}

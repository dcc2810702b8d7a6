import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { withoutByteOrderMark } from '../../diagnostics/lines.js';
import { repositoryAround, type Boundary } from '../../config/boundary.js';
import { kindAt } from '../../shared/kindAt.js';
import { textAt } from '../../shared/textAt.js';
import { maxBytes } from '../folderEntry.js';
import { remember } from '../../shared/remember.js';
import { posixPath } from '../../shared/posixPath.js';

/** The patterns in one file, in `.gitignore` notation. */
export interface Rules {
  /** Absolute path of the file. */
  file: string;
  /** Absolute path of the folder that the patterns are relative to. */
  folder: string;
  text: string;
  ignore: Ignore;
}

/** A file with a rule that excludes another file, and its pattern. */
export interface Hiding {
  /** Absolute path. */
  file: string;
  pattern: string;
}

/** Reads the patterns of a file, case-sensitive like Git's; undefined if there is no such file or it is a link to elsewhere. */
export function readRules(folder: string, name: string, boundary: Boundary): Rules | undefined {
  const file = path.join(folder, name);
  if (kindAt(file) !== 'file' || boundary.isLeftBy(file)) return undefined;
  const whole = textAt(file, maxBytes);
  if (whole === undefined) return undefined;
  const text = withoutByteOrderMark(whole);
  return { file, folder, text, ignore: ignore({ ignorecase: false }).add(text) };
}

/** Verdict of rules on a path: excluded by a pattern, included by a negative one, or neither. */
export function verdict({ file, folder, ignore: rules }: Rules, absolute: string, isFolder: boolean): Hiding | boolean {
  const relative = posixPath(path.relative(folder, absolute));
  if (relative === '' || relative.startsWith('../')) return false;
  const { ignored, unignored, rule } = rules.test(isFolder ? `${relative}/` : relative);
  return ignored ? { file, pattern: rule?.pattern ?? '' } : unignored;
}

/** Files that `.gitignore` and `.git/info/exclude` exclude from a repository. */
export class GitRules {
  readonly #boundary: Boundary;
  #top: string;
  readonly #rules = new Map<string, Rules[]>();
  readonly #folders = new Map<string, Hiding | undefined>();

  /** @param root absolute path of the folder to check. A folder that is itself ignored is judged by its own rules only. */
  constructor(root: string, project: string, boundary: Boundary) {
    this.#boundary = boundary;
    this.#top = repositoryAround(project) ?? project;
    if (this.#ofFolder(root)) {
      this.#top = root;
      this.#folders.clear();
    }
  }

  /** The rule that excludes a file or folder below the root; undefined if there is none. */
  hiding(absolute: string, isFolder: boolean): Hiding | undefined {
    if (isFolder) return this.#ofFolder(absolute);
    return this.#ofFolder(path.dirname(absolute)) ?? this.#own(absolute, false);
  }

  #ofFolder(folder: string): Hiding | undefined {
    if (folder === this.#top || path.dirname(folder) === folder) return undefined;
    if (!this.#folders.has(folder)) {
      // Within an excluded folder, no pattern includes anything again.
      this.#folders.set(folder, this.#ofFolder(path.dirname(folder)) ?? this.#own(folder, true));
    }
    return this.#folders.get(folder);
  }

  #own(absolute: string, isFolder: boolean): Hiding | undefined {
    for (let folder = path.dirname(absolute); ; folder = path.dirname(folder)) {
      for (const rules of this.#rulesIn(folder)) {
        const decision = verdict(rules, absolute, isFolder);
        if (decision === true) return undefined;
        if (decision !== false) return decision;
      }
      if (folder === this.#top || path.dirname(folder) === folder) return undefined;
    }
  }

  #rulesIn(folder: string): Rules[] {
    return remember(this.#rules, folder, () => {
      const names = folder === this.#top ? ['.gitignore', '.git/info/exclude'] : ['.gitignore'];
      return names.flatMap((name) => readRules(folder, name, this.#boundary) ?? []);
    });
  }
}

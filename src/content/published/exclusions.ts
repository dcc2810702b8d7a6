import path from 'node:path';
import ignore from 'ignore';
import { Boundary } from '../../config/boundary.js';
import { kindAt } from '../../shared/kindAt.js';
import { isText } from '../importFinder.js';
import { unroutable } from '../pathFaults.js';
import { isSite } from '../siteMark.js';
import { posixPath } from '../../shared/posixPath.js';
import { GitRules, readRules, verdict } from './rules.js';
import { isSecretName } from './secrets.js';

/** Why an existing file is not published. */
export type Exclusion =
  | {
      /** `author`: by `.mintignore` or `.trellisignore`. */
      kind: 'git' | 'author';
      /** The file with the rule, relative to the documentation folder. */
      by: string;
      pattern: string;
    }
  | { kind: 'secret' | 'dot' | 'folder' | 'project' }
  /** A page with an address that no browser can request. The fault is the end of a sentence. */
  | { kind: 'name'; fault: string };

const ignoreFiles = ['.mintignore', '.trellisignore'];
const skippedFolders = new Set(['node_modules', 'dist']);
/** Folder of files at fixed addresses (RFC 8615), which are all published. */
const wellKnown = '.well-known';

/** Decides which files below a content root are not published. */
export class Exclusions {
  readonly #root: string;
  readonly #project: string;
  readonly #skip: ReadonlySet<string>;
  readonly #git: GitRules;
  readonly #authors: readonly NonNullable<ReturnType<typeof readRules>>[];
  /** The author's negative patterns, which include files that would otherwise be excluded. */
  readonly #exceptions: readonly string[];

  /** @param skip absolute paths of folders to leave out, such as the output folder. */
  constructor(root: string, project: string, skip: readonly string[]) {
    this.#root = root;
    this.#project = project;
    this.#skip = new Set(skip.map((folder) => path.resolve(folder)));
    const boundary = new Boundary(project);
    this.#git = new GitRules(root, project, boundary);
    const folders = [...new Set([root, project])];
    this.#authors = folders
      .flatMap((folder) => ignoreFiles.map((name) => readRules(folder, name, boundary)))
      .filter((rules) => rules !== undefined);
    this.#exceptions = this.#authors.flatMap(({ text }) =>
      [...text.matchAll(/^!([^\r\n]*\S)[ \t]*\r?$/gm)].map(([, pattern = '']) => pattern),
    );
  }

  /** True if one of the author's negative patterns includes a file. */
  isAskedFor(relative: string): boolean {
    return this.#exceptions.some((pattern) => ignore().add(pattern).ignores(relative));
  }

  /** True if files in an excluded folder may have to be published. */
  get hasExceptions(): boolean {
    return this.#exceptions.length > 0;
  }

  /**
   * Why a file or folder is not published; undefined if it may be.
   *
   * @param relative path from the content root with `/`; it may lead up to the documentation folder.
   */
  of(relative: string, isFolder: boolean): Exclusion | undefined {
    const absolute = path.join(this.#root, relative);
    const segments = relative.split('/').filter((name) => name !== '..');
    if (segments.some((name, index) => name.startsWith('.') && !(index === 0 && name === wellKnown)))
      return { kind: 'dot' };
    const folders = isFolder ? segments : segments.slice(0, -1);
    if (folders.some((name) => skippedFolders.has(name)) || this.#isSkipped(segments) || (isFolder && isSite(absolute)))
      return { kind: 'folder' };
    for (const rules of this.#authors) {
      const decision = verdict(rules, absolute, isFolder);
      if (typeof decision === 'object')
        return { kind: 'author', by: this.#name(decision.file), pattern: decision.pattern };
    }
    if (!isFolder && isSecretName(relative)) return this.#isNamedByException(relative) ? undefined : { kind: 'secret' };
    const hiding = this.#git.hiding(absolute, isFolder);
    if (!hiding || (!isFolder && this.isAskedFor(relative))) return undefined;
    return { kind: 'git', by: this.#name(hiding.file), pattern: hiding.pattern };
  }

  #isSkipped(segments: readonly string[]): boolean {
    return segments.some((_, index) => this.#skip.has(path.join(this.#root, ...segments.slice(0, index + 1))));
  }

  // A secret is only included by a pattern for its name or kind of file, not by one for a whole folder.
  #isNamedByException(relative: string): boolean {
    const name = path.posix.basename(relative);
    return this.#exceptions.some((pattern) => {
      const last = pattern.slice(pattern.lastIndexOf('/') + 1);
      return /[^*?]/.test(last) && ignore().add(pattern).ignores(relative) && ignore().add(last).ignores(name);
    });
  }

  #name(file: string): string {
    return posixPath(path.relative(this.#project, file));
  }

  /**
   * Why the file at an address is not published; undefined if there is none or it is published.
   *
   * @param url root-relative, decoded, with or without a page's extension.
   */
  at(url: string): Exclusion | undefined {
    const relative = url.slice(1);
    const name = ['', '.mdx', '.md', '/index.mdx', '/index.md']
      .map((ending) => relative + ending)
      .find((file) => kindAt(path.join(this.#root, file)) === 'file');
    if (name === undefined) return undefined;
    const fault = isText(name) ? unroutable(url) : undefined;
    return this.of(name, false) ?? (fault === undefined ? { kind: 'project' } : { kind: 'name', fault });
  }
}

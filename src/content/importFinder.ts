import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Boundary } from '../config/boundary.js';
import { kindAt } from '../shared/kindAt.js';
import { namesIn } from '../shared/namesIn.js';
import { posixPath } from '../shared/posixPath.js';
import type { MissingSnippet } from './unusableImport.js';

const textFile = /\.mdx?$/i;
const scriptFile = /\.[cm]?[jt]sx?$/i;
/** A file that is no package. */
const named = /\.(?:mdx?|[jt]sx)$/i;
const extensions = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];

/** True for a file with Markdown, and for one with a program. */
export const isText = (file: string): boolean => textFile.test(file);
export const isScript = (file: string): boolean => scriptFile.test(file);

/** Folders in which imports are looked up. */
export interface ImportFolders {
  /** Absolute path of the content root; `/snippets/x.mdx` is looked for here. */
  root: string;
  /** Absolute path of the documentation folder. */
  project: string;
  boundary: Boundary;
}

/** Finds imported files. */
export class ImportFinder {
  readonly #folders: ImportFolders;

  constructor(folders: ImportFolders) {
    this.#folders = folders;
  }

  /** The file of an import, ignoring letter case if necessary. */
  find(specifier: string, from: string): { file: string; isOtherwise: boolean } | undefined {
    const { project, boundary } = this.#folders;
    const files = this.#candidates(specifier, from).filter(
      (file) => isText(file) || isScript(file) || file.endsWith('.json'),
    );
    const exact = files.find((file) => boundary.hasFile(file));
    if (exact !== undefined) return { file: exact, isOtherwise: false };
    for (const candidate of files) {
      const file = fileAlike(candidate, project);
      if (file !== undefined && boundary.hasFile(file)) return { file, isOtherwise: true };
    }
    return undefined;
  }

  /** The file of an import, of any kind. */
  findAny(specifier: string, from: string): string | undefined {
    return this.#places(specifier, from).find((place) => this.#folders.boundary.hasFile(place));
  }

  /** True if an import names code that would have to run. */
  isProgram(specifier: string, from: string): boolean {
    const target = this.find(specifier, from);
    return target ? isScript(target.file) : !/^[./]/.test(specifier);
  }

  /** True if an import names an existing file outside of the folder. */
  isOutside(specifier: string, from: string): boolean {
    const { boundary } = this.#folders;
    return this.#candidates(specifier, from).some((file) => kindAt(file) === 'file' && !boundary.holds(file));
  }

  /** A missing file in the folder `snippets` or `_snippets`, with the existing files there. */
  missingSnippet(file: string): MissingSnippet {
    const { root, project, boundary } = this.#folders;
    const [snippets, older] = [path.join(root, 'snippets'), path.join(root, '_snippets')];
    const folder = kindAt(snippets) !== 'folder' && kindAt(older) === 'folder' ? older : snippets;
    const entries = kindAt(folder) === 'folder' ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const files = entries.map(posixPath).filter((each) => isText(each) && boundary.hasFile(path.join(folder, each)));
    return { file, folder: posixPath(path.relative(project, folder)), files };
  }

  #candidates(specifier: string, from: string): string[] {
    return this.#places(specifier, from).flatMap((place) => extensions.map((extension) => place + extension));
  }

  /** Possible paths of an import, with or without an extension. */
  #places(specifier: string, from: string): string[] {
    const { root, project } = this.#folders;
    if (specifier.startsWith('.')) return [path.resolve(path.dirname(from), specifier)];
    // On other sites of this format, `snippets/x.mdx` means `/snippets/x.mdx`.
    if (!specifier.startsWith('/')) return named.test(specifier) ? this.#places(`/${specifier}`, from) : [];
    const inOtherFolder = specifier.replace(/^\/snippets\//, '/_snippets/');
    return [path.join(root, specifier), path.join(root, inOtherFolder), path.join(project, specifier)];
  }
}

/** The only file below a folder whose path differs from the wanted one in letter case alone. */
function fileAlike(file: string, folder: string): string | undefined {
  let place = folder;
  for (const name of path.relative(folder, file).split(path.sep)) {
    if (name === '..') return undefined;
    const names = namesIn(place);
    const alike = names.filter((each) => each.toLowerCase() === name.toLowerCase());
    const [only] = names.includes(name) ? [name] : alike.length === 1 ? alike : [];
    if (only === undefined) return undefined;
    place = path.join(place, only);
  }
  return place;
}

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import { Exclusions } from './published/exclusions.js';
import { folderEntryAt, type FolderEntry } from './folderEntry.js';
import { unroutable, unwritable } from './pathFaults.js';

/** Files below a content root, as sorted relative paths with `/`. */
export interface ContentFiles {
  /** `.mdx` and `.md` files that are served as pages. */
  pages: string[];
  /** Files that may be published at their own path: images, fonts, specifications, style sheets, scripts, data. */
  assets: string[];
  /** The assets that the author includes with a negative pattern. */
  asked: string[];
  /** Data files that are not published but may be read, such as a generated specification. */
  readable: string[];
  /** Folders with pages of the navigation. */
  listedFolders: ReadonlySet<string>;
  /** Files that cannot be used, each with the reason as part of a sentence. */
  unreadable: { file: string; fault: string }[];
  exclusions: Exclusions;
}

const dataFile = /\.(?:json|ya?ml|graphqls?|gql)$/i;
const pageFile = /\.mdx?$/i;
/** Files for repository hosts and agents beside the sources. */
const projectFile =
  /^(?:readme|licen[cs]e|changelog|contributing|code_of_conduct|security|support|governance|maintainers|authors|agents|claude|gemini|(?:pull_request|issue)_template)\.md$/i;
const configFiles = new Set([
  'docs.json',
  'mint.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'pnpm-lock.yaml',
  'yarn.lock',
]);
const snippetFolders = new Set(['snippets', '_snippets']);
/** Describes a product's abilities to agents, for whom its frontmatter is meant. */
const skillFile = /^skill\.md$/i;

/**
 * Lists the pages and assets below a content root, by part 5 of the format. It skips `snippets/` and `_snippets/` at the root, hidden folders except
 * `.well-known`, `node_modules`, and files that `.gitignore`, `.mintignore` or `.trellisignore` exclude. At the root it also skips `README.md`,
 * `LICENSE.md` and the like, and treats `skill.md` as an asset, unless `listed` (pages in the navigation) names them.
 *
 * @param project folder with docs.json.
 * @param skip absolute paths of folders to leave out, such as the output folder.
 * @param isUntrusted true if links are only followed within the documentation folder.
 */
export function listContentFiles(
  root: string,
  listed: ReadonlySet<string>,
  skip: readonly string[] = [],
  project = root,
  isUntrusted = false,
): ContentFiles {
  const exclusions = new Exclusions(root, project, skip);
  const boundary = new Boundary(project, isUntrusted);
  const names = new Set([...listed].map((id) => id.replace(/^(?:\.?\/)+/, '').replace(pageFile, '')));
  const listedFolders = new Set([...names].flatMap(foldersOf));
  const files: ContentFiles = {
    pages: [],
    assets: [],
    asked: [],
    readable: [],
    unreadable: [],
    listedFolders,
    exclusions,
  };

  function enter(folder: string, above: readonly string[]): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const { kind, fault } = entryIn(relative, entry);
      if (fault !== undefined && isOurs(relative, kind === 'folder')) files.unreadable.push({ file: relative, fault });
      if (kind === 'folder') enterBelow(relative, above);
      else if (kind === 'file') add(relative);
    }
  }

  function entryIn(relative: string, entry: Dirent): FolderEntry {
    const fault = (pageFile.test(relative) ? unroutable : unwritable)(`/${relative}`);
    return fault === undefined ? folderEntryAt(entry, path.join(root, relative), boundary) : { kind: undefined, fault };
  }

  // Names that begin with a dot are hidden, but files with ignore rules are needed.
  function isOurs(relative: string, isFolder: boolean): boolean {
    const { kind } = exclusions.of(relative, isFolder) ?? {};
    return kind === undefined || (kind === 'dot' && /^\.(?:git|mint|trellis)ignore$/.test(relative));
  }

  function enterBelow(relative: string, above: readonly string[]): void {
    const exclusion = exclusions.of(relative, true);
    // Folders that Git ignores may contain generated pages, and files that the author includes explicitly.
    if (exclusion && (exclusion.kind !== 'git' || !(exclusions.hasExceptions || listedFolders.has(relative)))) return;
    const real = realpathSync(path.join(root, relative));
    if (!above.includes(real)) enter(relative, [...above, real]);
  }

  function add(relative: string): void {
    const isPage = pageFile.test(relative);
    const id = relative.replace(pageFile, '');
    const exclusion = exclusions.of(relative, false);
    if (exclusion && !(isPage && exclusion.kind === 'git' && names.has(id))) {
      if (/^(?:git|secret)$/.test(exclusion.kind) && dataFile.test(relative)) files.readable.push(relative);
      return;
    }
    const inSnippets = snippetFolders.has(relative.slice(0, relative.indexOf('/')));
    if (relative.startsWith('.well-known/') || (skillFile.test(relative) && !names.has('skill'))) {
      files.assets.push(relative);
    } else if (isPage) {
      if (!inSnippets && (!projectFile.test(relative) || names.has(id))) files.pages.push(relative);
    } else if (!configFiles.has(relative) && !(inSnippets && /\.[jt]sx?$/.test(relative))) {
      files.assets.push(relative);
      if (exclusions.isAskedFor(relative)) files.asked.push(relative);
    }
  }

  enter('', [realpathSync(root)]);
  files.pages.sort();
  files.assets.sort();
  return files;
}

/** The folders around a file or page, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersOf(id: string): string[] {
  const segments = id.split('/');
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
}

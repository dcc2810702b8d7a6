import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nearest } from '../diagnostics/nearest.js';
import { git } from './git.js';
import { withoutStack } from './report.js';

/** A commit that has a documentation folder. */
export interface Commit {
  id: string;
  /** Absolute path of the repository. */
  root: string;
  /** Path of the documentation folder in the repository, with a trailing slash; empty at the root. */
  prefix: string;
  /** Text of docs.json or mint.json. */
  config: string;
}

/** A documentation folder as it is at a commit. */
export interface Revision {
  /** Absolute path of a copy. */
  folder: string;
  /** Deletes the copy. */
  remove(): void;
}

/** What git prints, or undefined if it fails for another reason than being absent. */
async function ask(folder: string, ...words: string[]): Promise<string | undefined> {
  try {
    return (await git(folder, words)).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw withoutStack('git is not installed, or not in the PATH; it is needed to read another state of the folder.');
  }
}

const configOf = async (root: string, tree: string): Promise<string | undefined> =>
  (await ask(root, 'show', `${tree}docs.json`)) ?? (await ask(root, 'show', `${tree}mint.json`));

const idOf = (root: string, ref: string): Promise<string | undefined> =>
  ask(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);

/**
 * Finds the commit that a ref names. A branch may exist only in the remote `origin`, as in the checkouts of continuous integration.
 *
 * @param folder absolute path of the documentation folder in the repository.
 * @param ref branch, tag or commit.
 * @throws with a message for the user if there is no such commit, or no documentation folder in it.
 */
export async function findCommit(folder: string, ref: string): Promise<Commit> {
  const [root, prefix = ''] = (await ask(folder, 'rev-parse', '--show-toplevel', '--show-prefix'))?.split('\n') ?? [];
  if (root === undefined) throw withoutStack(`There is no ${ref} to read: ${folder} is not in a git repository.`);
  const id = (await idOf(root, ref)) ?? (await idOf(root, `origin/${ref}`));
  if (id === undefined) {
    const isShallow = (await ask(root, 'rev-parse', '--is-shallow-repository')) === 'true';
    if (isShallow)
      throw withoutStack(
        `This clone is shallow and lacks ${ref}. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`,
      );
    const refs = (await ask(root, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/tags')) ?? '';
    const meant = nearest(ref, refs.split('\n'));
    const guess = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw withoutStack(`There is no file, folder, branch, tag or commit ${ref} in ${root}.${guess}`);
  }
  const config = await configOf(root, `${id}:${prefix}`);
  if (config === undefined)
    throw withoutStack(`There is no docs.json in ${prefix === '' ? 'the root' : prefix} at ${ref}.`);
  return { id, root, prefix, config };
}

// Specifications may lie beside the folder.
const isCopiedWhole = ({ config }: Commit): boolean => config.includes('"../');

/** Absolute path of the copy of a documentation folder in the place that it was copied to. */
export const copyIn = (place: string, commit: Commit): string =>
  path.join(place, 'copy', isCopiedWhole(commit) ? commit.prefix : '');

/**
 * Copies a documentation folder, as it is at a commit. Neither the working folder nor the index of the repository changes.
 *
 * `git archive` would leave out what `export-ignore` names, which often is the folder of the documentation.
 *
 * @param place absolute path of an empty folder for the copy and git's own files. `copyIn` says where in it the copy is.
 */
export async function copyCommit(commit: Commit, place: string): Promise<void> {
  const { id, root, prefix } = commit;
  const isWhole = isCopiedWhole(commit);
  const copy = path.join(place, 'copy');
  // The mark says that everything belongs to the same repository.
  mkdirSync(isWhole ? path.join(copy, '.git') : copy, { recursive: true });
  const index = { GIT_INDEX_FILE: path.join(place, 'index'), GIT_LFS_SKIP_SMUDGE: '1' };
  await git(root, ['read-tree', isWhole || prefix === '' ? id : `${id}:${prefix}`], index);
  await git(root, ['checkout-index', '--all', '--quiet', `--prefix=${copy}${path.sep}`], index);
}

/**
 * Copies a documentation folder, as it is at a commit, into a temporary folder.
 *
 * @param folder absolute path of the folder in the repository.
 * @param ref branch, tag or commit.
 * @throws with a message for the user if there is no such state.
 */
export async function readRevision(folder: string, ref: string): Promise<Revision> {
  const commit = await findCommit(folder, ref);
  const place = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-revision-')));
  const remove = (): void => rmSync(place, { recursive: true, force: true });
  try {
    await copyCommit(commit, place);
    return { folder: copyIn(place, commit), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

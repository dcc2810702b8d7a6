import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from './git.js';
import { withoutStack } from './report.js';

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

/**
 * Copies a documentation folder, as it is at a commit, into a temporary folder. Neither the working folder nor the index of the repository changes.
 *
 * `git archive` would leave out what `export-ignore` names, which often is the folder of the documentation.
 *
 * @param folder absolute path of the folder in the repository.
 * @param ref branch, tag or commit.
 * @throws with a message for the user if there is no such state.
 */
export async function readRevision(folder: string, ref: string): Promise<Revision> {
  const root = await ask(folder, 'rev-parse', '--show-toplevel');
  if (root === undefined) throw withoutStack(`There is no ${ref} to read: ${folder} is not in a git repository.`);
  const commit = await ask(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (commit === undefined) {
    const isShallow = (await ask(root, 'rev-parse', '--is-shallow-repository')) === 'true';
    throw withoutStack(
      isShallow
        ? `This clone is shallow and lacks ${ref}. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`
        : `There is no file, folder, branch, tag or commit ${ref} in ${root}.`,
    );
  }
  const prefix = (await ask(folder, 'rev-parse', '--show-prefix')) ?? '';
  const config = await configOf(root, `${commit}:${prefix}`);
  if (config === undefined)
    throw withoutStack(`There is no docs.json in ${prefix === '' ? 'the root' : prefix} at ${ref}.`);
  const place = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-revision-')));
  const remove = (): void => rmSync(place, { recursive: true, force: true });
  try {
    // Specifications may lie beside the folder; the mark says that they belong to the same repository.
    const isWhole = config.includes('"../');
    const copy = path.join(place, 'copy');
    mkdirSync(isWhole ? path.join(copy, '.git') : copy, { recursive: true });
    const index = { GIT_INDEX_FILE: path.join(place, 'index'), GIT_LFS_SKIP_SMUDGE: '1' };
    await git(root, ['read-tree', isWhole || prefix === '' ? commit : `${commit}:${prefix}`], index);
    await git(root, ['checkout-index', '--all', '--quiet', `--prefix=${copy}${path.sep}`], index);
    return { folder: isWhole ? path.join(copy, prefix) : copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

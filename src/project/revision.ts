import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nearest } from '../diagnostics/nearest.js';
import { git, readObjects } from './git.js';
import { withoutStack } from './report.js';

/** A commit that contains a documentation folder. */
export interface Commit {
  id: string;
  /** Day of the commit, as `2026-02-28`. */
  day: string;
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

/** Git's output, or undefined if git fails (but is installed). */
async function ask(folder: string, ...words: string[]): Promise<string | undefined> {
  try {
    return (await git(folder, words)).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw withoutStack('git is not installed, or not in the PATH; it is needed to read another state of the folder.');
  }
}

const files = ['docs.json', 'mint.json'];

/** Explains why a ref names no commit. */
async function explainMissing(root: string, ref: string, kinds: string): Promise<Error> {
  const isShallow = (await ask(root, 'rev-parse', '--is-shallow-repository')) === 'true';
  if (isShallow)
    return withoutStack(
      `This clone is shallow and lacks ${ref}. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`,
    );
  const refs = (await ask(root, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/tags')) ?? '';
  const suggestion = nearest(ref, refs.split('\n'));
  const guess = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return withoutStack(`There is no ${kinds} ${ref} in ${root}.${guess}`);
}

/**
 * Finds the commits that refs name. A branch may exist only in the remote `origin`, as in the checkouts of continuous integration.
 *
 * @param folder absolute path of the documentation folder in the repository.
 * @param refs branches, tags or commits.
 * @param kinds what a ref may name, for the error message.
 * @returns for each ref its commit, or an error with a message for the user if there is no such commit, or no documentation folder in it.
 */
export async function findCommits(
  folder: string,
  refs: readonly string[],
  kinds = 'branch, tag or commit',
): Promise<ReadonlyMap<string, Commit | Error>> {
  const [root, prefix = ''] = (await ask(folder, 'rev-parse', '--show-toplevel', '--show-prefix'))?.split('\n') ?? [];
  const places = refs.flatMap((ref) => [ref, `origin/${ref}`]);
  const names = places.flatMap((place) => [`${place}^{commit}`, ...files.map((file) => `${place}:./${file}`)]);
  const objects = root === undefined ? new Map<string, undefined>() : await readObjects(folder, names);
  const find = async (ref: string): Promise<Commit | Error> => {
    if (root === undefined) return withoutStack(`There is no ${kinds} ${ref}: ${folder} is not in a git repository.`);
    const place = objects.get(`${ref}^{commit}`) ? ref : `origin/${ref}`;
    const commit = objects.get(`${place}^{commit}`);
    if (!commit) return explainMissing(root, ref, kinds);
    const config = files.map((file) => objects.get(`${place}:./${file}`)).find((object) => object !== undefined);
    if (!config) return withoutStack(`There is no docs.json in ${prefix === '' ? 'the root' : prefix} at ${ref}.`);
    return { id: commit.id, day: dayOf(commit.text), root, prefix, config: config.text };
  };
  return new Map(await Promise.all(refs.map(async (ref) => [ref, await find(ref)] as const)));
}

/**
 * Returns the commit for a ref.
 *
 * @throws the error of `findCommits` if there is none.
 */
export function commitIn(commits: ReadonlyMap<string, Commit | Error>, ref: string): Commit {
  const commit = commits.get(ref);
  if (commit === undefined || commit instanceof Error) throw commit ?? new RangeError(`Nobody looked for ${ref}.`);
  return commit;
}

/** Day of a commit as `2026-02-28`, in its committer's time zone. */
function dayOf(commit: string): string {
  const [, seconds, sign, hours, minutes] = /^committer .* (\d+) ([+-])(\d\d)(\d\d)$/m.exec(commit) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60;
  return new Date((Number(seconds) + offset) * 1000).toISOString().slice(0, 10);
}

// Specifications may be outside of the documentation folder.
const isCopiedWhole = ({ config }: Commit): boolean => config.includes('"../');

/** Absolute path of a documentation folder's copy within the place to which it was copied. */
export const copyIn = (place: string, commit: Commit): string =>
  path.join(place, 'copy', isCopiedWhole(commit) ? commit.prefix : '');

/**
 * Copies a documentation folder at a commit. Leaves the working folder and the index of the repository unchanged. (`git archive` would omit
 * files marked `export-ignore`, which often are the documentation.)
 *
 * @param place absolute path of an empty folder for the copy and git's own files. `copyIn` returns the path of the copy in it.
 */
export async function copyCommit(commit: Commit, place: string): Promise<void> {
  const { id, root, prefix } = commit;
  const isWhole = isCopiedWhole(commit);
  const copy = path.join(place, 'copy');
  // The `.git` mark makes the whole copy count as one repository.
  mkdirSync(isWhole ? path.join(copy, '.git') : copy, { recursive: true });
  const index = { GIT_INDEX_FILE: path.join(place, 'index'), GIT_LFS_SKIP_SMUDGE: '1' };
  await git(root, ['read-tree', isWhole || prefix === '' ? id : `${id}:${prefix}`], index);
  await git(root, ['checkout-index', '--all', '--quiet', `--prefix=${copy}${path.sep}`], index);
}

/**
 * Copies a documentation folder at a commit into a temporary folder.
 *
 * @param folder absolute path of the folder in the repository.
 * @param ref branch, tag or commit.
 * @param kinds what a ref may name, for the error message.
 * @throws with a message for the user if there is no such state.
 */
export async function readRevision(folder: string, ref: string, kinds?: string): Promise<Revision> {
  const commit = commitIn(await findCommits(folder, [ref], kinds), ref);
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

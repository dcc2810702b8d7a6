import type { Config } from '../config/config.js';
import { readSource, type ConfigSource } from '../config/source.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { messageOf } from '../shared/messageOf.js';
import type { Commit } from './revision.js';

type DeclaredVersion = Config['trellis']['versions'][number];

/** A version of the site that is built from the repository's history. */
export interface GitVersion extends DeclaredVersion {
  /** Folder of its addresses, without slashes. */
  directory: string;
  commit: Commit;
  /** Creates a warning at the position of its ref in docs.json. */
  warn(message: string): Diagnostic;
}

/** Folder in a version's addresses: its name, with hyphens for characters that would be encoded. */
const directoryOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '');

/** Returns the commit, or an error if its docs.json is invalid. */
function checkConfig(commit: Commit | Error | undefined, ref: string): Commit | Error | undefined {
  if (commit === undefined || commit instanceof Error) return commit;
  try {
    JSON.parse(commit.config);
    return commit;
  } catch {
    const { tree, diagnostics } = readSource(commit.config, 'docs.json');
    const fault = diagnostics.find(({ code }) => code === 'config/syntax')?.message;
    return tree || fault === undefined ? commit : new Error(`Its docs.json at ${ref} cannot be read: ${fault}`);
  }
}

/**
 * Finds the versions that `trellis.versions` names in the repository's history. Missing ones are left out with a warning.
 *
 * @param find finds the commits for refs, or errors with messages for the user.
 * @param paths addresses of the site's pages and files.
 */
export async function findGitVersions(
  { trellis }: Pick<Config, 'trellis'>,
  { placeOf }: Pick<ConfigSource, 'placeOf'>,
  find: (refs: readonly string[]) => Promise<ReadonlyMap<string, Commit | Error>>,
  paths: Iterable<string>,
): Promise<{ versions: GitVersion[]; diagnostics: Diagnostic[] }> {
  const versions: GitVersion[] = [];
  const diagnostics: Diagnostic[] = [];
  if (trellis.versions.length === 0) return { versions, diagnostics };
  const commits = await find(trellis.versions.map(({ ref }) => ref));
  const names = new Set([...paths].map((each) => each.split('/')[1] ?? ''));
  for (const [index, version] of trellis.versions.entries()) {
    const directory = directoryOf(version.version);
    const warnAt =
      (key: keyof DeclaredVersion) =>
      (message: string): Diagnostic =>
        diagnostic('config/version-ref', { message, ...placeOf(['trellis', 'versions', index, key]) });
    const leaveOut = (key: keyof DeclaredVersion, why: string): void =>
      void diagnostics.push(warnAt(key)(`The version ${JSON.stringify(version.version)} is left out. ${why}`));
    if (directory === '') leaveOut('version', 'Its name needs a letter (a to z) or a digit, for its addresses.');
    else if (names.has(directory)) leaveOut('version', `Other pages have addresses that begin with /${directory}/.`);
    else {
      const commit = checkConfig(commits.get(version.ref), version.ref);
      if (commit === undefined || commit instanceof Error) leaveOut('ref', messageOf(commit));
      else versions.push({ ...version, directory, commit, warn: warnAt('ref') });
    }
    names.add(directory);
  }
  return { versions, diagnostics };
}

/** Prints that a command only shows the newest version. */
export function tellLeftOut(versions: readonly GitVersion[]): void {
  if (versions.length === 0) return;
  const names = versions.map(({ version }) => version).join(', ');
  process.stderr.write(`Versions from git are part of \`trellis build\` only, so ${names} cannot be seen here.\n`);
}

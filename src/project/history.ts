import path from 'node:path';
import { posixPath } from '../shared/posixPath.js';
import { git } from './git.js';

/**
 * Dates (ISO 8601) of the last change to each file in a folder, by path relative to the folder. Empty without git, and in a shallow clone,
 * where every file has the date of the clone.
 *
 * @param commit commit at which the history ends.
 */
export async function lastChanges(folder: string, commit = 'HEAD'): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  try {
    if ((await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return dates;
    const root = (await git(folder, ['rev-parse', '--show-toplevel'])).trim();
    const form = ['--format=%x00%cI', '--name-only', '--no-renames', '-z'];
    const log = await git(folder, ['log', ...form, commit, '--', '.']);
    let date = '';
    for (const line of log.split('\0')) {
      const stamp = /^\d{4}-\d\d-\d\dT[^\n]*$/.exec(line)?.[0];
      if (stamp) date = stamp;
      const name = line.replace(/^\n/, '');
      if (stamp || name === '') continue;
      const file = posixPath(path.relative(folder, path.join(root, name)));
      // The newest change comes first.
      if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    // Git is missing, or the folder is not in a repository.
  }
  return dates;
}

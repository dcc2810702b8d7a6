import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * When the files of a folder were last changed, by git: path relative to the folder to ISO 8601. Empty without git, and for a clone that lacks
 * history, where every file would seem to be of the same day.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
    const root = git(folder, 'rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git(folder, 'log', '--format=%x00%cI', '--name-only', '--no-renames', '-z', '--', '.').split(
      '\0',
    )) {
      const stamp = /^\d{4}-\d\d-\d\dT[^\n]*$/.exec(line)?.[0];
      if (stamp) date = stamp;
      const name = line.replace(/^\n/, '');
      if (stamp || name === '') continue;
      const file = path.relative(folder, path.join(root, name)).split(path.sep).join('/');
      // The newest change comes first.
      if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    // No git, or no repository.
  }
  return dates;
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RepositoryCandidates } from '../site/repository.js';
import { posixPath } from '../shared/posixPath.js';

function git(folder: string, ...words: string[]): string | undefined {
  try {
    return (
      execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    // Git is missing, or the folder is not in a repository.
    return undefined;
  }
}

function packageRepository(folder: string): string | undefined {
  for (let current = folder; ; current = path.dirname(current)) {
    const file = path.join(current, 'package.json');
    if (existsSync(file)) {
      try {
        const { repository } = JSON.parse(readFileSync(file, 'utf8')) as { repository?: string | { url?: string } };
        return typeof repository === 'string' ? repository : repository?.url;
      } catch {
        return undefined;
      }
    }
    if (current === path.dirname(current) || existsSync(path.join(current, '.git'))) return undefined;
  }
}

/** Reads where a documentation folder comes from, from git and package.json. */
export function repositoryCandidates(folder: string): RepositoryCandidates {
  const top = git(folder, 'rev-parse', '--show-toplevel');
  return {
    packageUrl: packageRepository(folder),
    remoteUrl: git(folder, 'remote', 'get-url', 'origin'),
    branch: git(folder, 'symbolic-ref', '--short', 'HEAD'),
    folder: top ? posixPath(path.relative(top, folder)) : '',
  };
}

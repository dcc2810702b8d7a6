import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RepositoryCandidates } from '../site/repository.js';
import { once } from '../shared/once.js';
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

/** True if a folder may be in a repository. Asking git takes longer. */
function isTracked(folder: string): boolean {
  if (process.env['GIT_DIR'] !== undefined || existsSync(path.join(folder, '.git'))) return true;
  return folder !== path.dirname(folder) && isTracked(path.dirname(folder));
}

/** Finds out from git and package.json where a documentation folder comes from. Each answer is computed on first access. */
export function repositoryCandidates(folder: string): RepositoryCandidates {
  const ask = isTracked(folder) ? (...words: string[]) => git(folder, ...words) : () => undefined;
  const packageUrl = once(() => packageRepository(folder));
  const remoteUrl = once(() => ask('remote', 'get-url', 'origin'));
  const branch = once(() => ask('symbolic-ref', '--short', 'HEAD'));
  const top = once(() => ask('rev-parse', '--show-toplevel'));
  return {
    get packageUrl() {
      return packageUrl();
    },
    get remoteUrl() {
      return remoteUrl();
    },
    get branch() {
      return branch();
    },
    get folder() {
      return posixPath(path.relative(top() ?? folder, folder));
    },
  };
}

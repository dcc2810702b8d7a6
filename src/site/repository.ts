import type { Config } from '../config/config.js';

/** Possible sources for the address of the documentation's repository. */
export interface RepositoryCandidates {
  /** `repository` in package.json: an address, or a shorthand such as `owner/name`. */
  packageUrl?: string | undefined;
  /** `git remote get-url origin`. */
  remoteUrl?: string | undefined;
  /** The default branch, or the one that is checked out. */
  branch?: string | undefined;
  /** Folder of docs.json relative to the repository's root, with `/`; empty at the root. */
  folder?: string | undefined;
}

export type Forge = 'github' | 'gitlab' | 'bitbucket' | 'gitea';

/** A repository, for links to its files and issues. */
export interface Repository {
  forge: Forge;
  /** Address of its home page, without trailing slash. */
  url: string;
  branch: string;
  /** Folder of docs.json without leading or trailing slashes; empty at the root. */
  folder: string;
}

/**
 * Finds the repository of the documentation: the setting, else the header's GitHub button, else package.json, else the git remote.
 *
 * @returns undefined if none of them is a repository's address.
 */
export function findRepository(
  { trellis, navbar }: { navbar: Pick<Config['navbar'], 'primary'>; trellis: Pick<Config['trellis'], 'repository'> },
  candidates: RepositoryCandidates = {},
): Repository | undefined {
  const setting = trellis.repository;
  const { primary } = navbar;
  const button = primary?.type === 'github' ? primary.href : undefined;
  for (const address of [setting?.url, button, candidates.packageUrl, candidates.remoteUrl]) {
    const match = address === undefined ? undefined : parseRepository(address);
    if (!match) continue;
    const folder = setting?.path ?? match.folder ?? candidates.folder ?? '';
    return {
      forge: match.forge,
      url: match.url,
      branch: setting?.branch ?? match.branch ?? candidates.branch ?? 'main',
      folder: folder.replace(/^(\.?\/)+|\/+$/g, '').replace(/^\.$/, ''),
    };
  }
  return undefined;
}

const shorthand = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/;
const secureShell = /^(?:ssh:\/\/)?(?:[\w.-]+@)([\w.-]+)(?::\d+(?=\/))?[:/](.+)$/;
const hosts = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' } as const;

type Parsed = Pick<Repository, 'forge' | 'url'> & { branch?: string; folder?: string };

/**
 * Parses the address of a repository in any form that git, package managers and browsers use: `https`, `ssh`, `git@host:`, `owner/name`, with `.git`,
 * or of a folder within it (`/tree/main/docs`).
 */
export function parseRepository(address: string): Parsed | undefined {
  const text = address.trim().replace(/^git\+/, '');
  const [, hostName = 'github', short] = shorthand.exec(text) ?? [];
  if (short) return repositoryAt(hosts[hostName as keyof typeof hosts], `/${short}`);
  const [, shellHost, shellPath] = secureShell.exec(text) ?? [];
  if (shellHost && shellPath) return repositoryAt(shellHost, `/${shellPath}`);
  if (!/^(https?|git):\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { host, pathname } = new URL(text);
  return repositoryAt(host, pathname);
}

function repositoryAt(host: string, pathname: string): Parsed | undefined {
  const [, path = '', branch, folder] =
    /^(.*?)(?:\/(?:-\/)?(?:tree|src(?:\/branch)?)\/([^/]+)(?:\/(.*))?)?$/.exec(pathname) ?? [];
  const segments = path
    .replace(/\.git\/?$/, '')
    .split('/')
    .filter(Boolean);
  const forge = forgeOf(host, segments.length);
  // Only GitLab nests repositories; elsewhere a longer path is a page of the repository.
  const names = forge === 'gitlab' ? segments : segments.slice(0, 2);
  if (names.length < 2) return undefined;
  return {
    forge,
    url: `https://${host}/${names.join('/')}`,
    ...(branch ? { branch } : {}),
    ...(folder ? { folder } : {}),
  };
}

function forgeOf(host: string, depth: number): Forge {
  for (const forge of ['github', 'gitlab', 'bitbucket'] as const) if (host.includes(forge)) return forge;
  return depth > 2 ? 'gitlab' : 'gitea';
}

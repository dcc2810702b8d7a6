import type { Config } from '../config/config.js';
import type { Forge, Repository } from './repository.js';
import type { RouteSource } from './site.js';
import type { FindSourceFile } from './sourceFile.js';

const editPath: Readonly<Record<Forge, (branch: string, file: string) => string>> = {
  github: (branch, file) => `/edit/${branch}/${file}`,
  gitlab: (branch, file) => `/-/edit/${branch}/${file}`,
  bitbucket: (branch, file) => `/src/${branch}/${file}?mode=edit`,
  gitea: (branch, file) => `/_edit/${branch}/${file}`,
};

const issuePath: Readonly<Record<Forge, readonly [path: string, title: string, body: string]>> = {
  github: ['/issues/new', 'title', 'body'],
  gitlab: ['/-/issues/new', 'issue[title]', 'issue[description]'],
  bitbucket: ['/issues/new', 'title', 'content'],
  gitea: ['/issues/new', 'title', 'body'],
};

function encode(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The address that opens a file in the repository's own editor (FORMAT.md 1.17).
 *
 * @param file relative to the folder of docs.json; `..` climbs out of it.
 */
export function editUrlOf({ forge, url, branch, folder }: Repository, file: string): string {
  const { pathname } = new URL(`${folder}/${encode(file)}`, 'file:///');
  return `${url}${editPath[forge](encode(branch), pathname.replace(/^\/+/, ''))}`;
}

/** The address of a new issue that already names the page (FORMAT.md 1.17). */
export function issueUrlOf({ forge, url }: Repository, path: string): string {
  const [issues, title, body] = issuePath[forge];
  return `${url}${issues}?${new URLSearchParams({ [title]: 'Issue on docs', [body]: `Path: ${path}` }).toString()}`;
}

/** The buttons at the foot of a page: where its source is edited and where an issue about it is raised. */
export type FeedbackLinks = (source: RouteSource, path: string) => { editUrl?: string; issueUrl?: string };

/**
 * Makes the links that docs.json asks for.
 *
 * @param repository undefined when none is known: there are no links.
 */
export function createFeedback(
  { suggestEdit, raiseIssue }: Pick<Config['feedback'], 'suggestEdit' | 'raiseIssue'>,
  repository: Repository | undefined,
  fileOf: FindSourceFile,
): FeedbackLinks {
  return (source, path) => {
    if (!repository) return {};
    const file = suggestEdit ? fileOf(source) : undefined;
    return {
      ...(file === undefined ? {} : { editUrl: editUrlOf(repository, file) }),
      ...(raiseIssue ? { issueUrl: issueUrlOf(repository, path) } : {}),
    };
  };
}

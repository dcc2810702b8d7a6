import type { Config } from '../config/config.js';
import { encodePath } from '../shared/url.js';
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

/**
 * The address that opens a file in the repository's web editor (FORMAT.md 1.17).
 *
 * @param file path relative to the folder of docs.json; `..` leaves it.
 */
export function editUrlOf({ forge, url, branch, folder }: Repository, file: string): string {
  const { pathname } = new URL(`${folder}/${encodePath(file)}`, 'file:///');
  return `${url}${editPath[forge](encodePath(branch), pathname.replace(/^\/+/, ''))}`;
}

/** The address for a new issue that names the page (FORMAT.md 1.17). */
export function issueUrlOf({ forge, url }: Repository, path: string): string {
  const [issues, title, body] = issuePath[forge];
  return `${url}${issues}?${new URLSearchParams({ [title]: 'Issue on docs', [body]: `Path: ${path}` }).toString()}`;
}

/** The buttons below a page that lead to its source and to a new issue. */
export type FeedbackLinks = (source: RouteSource, path: string) => { editUrl?: string; issueUrl?: string };

/**
 * Creates the buttons that docs.json asks for.
 *
 * @param repository undefined if unknown; then there are no buttons.
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

import type { JsonTree } from '../../../config/tree.js';
import { defined } from '../../../shared/object.js';
import type { WrittenObject } from '../written.js';
import { textAt } from './reading.js';

/** The header with links and a button for a repository; undefined if it has neither. */
export function navbarOf(links: WrittenObject[], repository: string | undefined): WrittenObject | undefined {
  if (links.length === 0 && repository === undefined) return undefined;
  return defined({
    links: links.length > 0 ? links : undefined,
    primary: repository === undefined ? undefined : { type: 'github', href: repository },
  });
}

/** The search service with the settings of Algolia; undefined if there are none. */
export const searchOf = (algolia: JsonTree | undefined): WrittenObject | undefined =>
  algolia && {
    algolia: defined({
      appId: textAt(algolia, 'appId'),
      apiKey: textAt(algolia, 'apiKey'),
      indexName: textAt(algolia, 'indexName'),
    }),
  };

/** The repository in an address for edits. */
export function repositoryOf(edit: string | undefined): WrittenObject | undefined {
  const [, url, branch] =
    /^(https:\/\/(?:github|gitlab)\.com\/[\w.-]+\/[\w.-]+?)(?:\/(?:-\/)?(?:edit|tree|blob)\/([^/]+))?(?:\/|$)/.exec(
      edit ?? '',
    ) ?? [];
  return url === undefined ? undefined : defined({ url, branch });
}

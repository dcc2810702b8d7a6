import type { JsonTree } from '../../config/tree.js';
import { socialPlatforms } from '../../config/schema/common.js';
import { defined } from '../../shared/object.js';
import { isExternal } from '../../shared/url.js';
import type { Written, WrittenObject } from '../written.js';
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

/** A social account: platform and address. */
type Account = readonly [icon: string | undefined, link: string | undefined];

/** The social accounts in a list. @param key key of their addresses. */
export function accountsIn(items: readonly JsonTree[], key: string): Account[] {
  return items.map((each) => [textAt(each, 'icon'), textAt(each, key)]);
}

/** The repository, taken from the social accounts. */
export function githubIn(accounts: readonly Account[]): string | undefined {
  return accounts.find(([icon, link]) => icon === 'github' && /github\.com\/[^/]+\/[^/]+/.test(link ?? ''))?.[1];
}

/** Social accounts as a setting. */
export function socialsOf(accounts: readonly Account[]): WrittenObject | undefined {
  const socials = accounts.flatMap(([icon = '', link]): [string, Written][] => {
    const name = icon
      .replace(/^.*\//, '')
      .replace(/^mark-github.*$/, 'github')
      .replace(/^(?:x-twitter|twitter)$/, 'x');
    const isKnown = socialPlatforms.some((platform) => platform === name);
    return link === undefined || !isExternal(link) ? [] : [[isKnown ? name : 'website', link]];
  });
  return socials.length > 0 ? { socials: Object.fromEntries(socials) } : undefined;
}

/** Rules of a `_redirects` file: old path, new path, status. Rules that rewrite, such as one for the not-found page, are left out. */
export function redirectsIn(text = ''): WrittenObject[] {
  return text.split('\n').flatMap((line): WrittenObject[] => {
    const [source = '', destination = '', ...rest] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const status = rest.find((word) => /^\d{3}!?$/.test(word)) ?? '301';
    if (!source.startsWith('/') || !/^(?:\/|https?:)/.test(destination) || !status.startsWith('30')) return [];
    return [
      {
        source: source.replace(/(\/?)\*$/, (_star, slash: string) => (slash === '' ? '' : '/:rest*')),
        destination: destination.replace(':splat', ':rest*'),
      },
    ];
  });
}

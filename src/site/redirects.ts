import type { Config } from '../config/config.js';
import { hrefOf, resolveLink } from '../content/links.js';
import { decode, isExternal } from '../shared/url.js';
import { unroutable } from '../content/pathFaults.js';
import type { Edition } from './navigation/edition.js';
import type { Entry } from './entry.js';
import type { Outline } from './navigation/outline.js';
import { isGenerated } from './generatedPages.js';
import type { Redirect } from './site.js';
import { hasManyWildcards, hasWildcard, matcherOf } from './wildcards.js';

/** Input of redirects. */
export interface RedirectSources {
  declared: Config['redirects'];
  entries: ReadonlyMap<string, Entry>;
  /** Published files, by URL path. */
  assets: Pick<ReadonlySet<string>, 'has'>;
  outline: Outline;
  /** The edition of a first visit. */
  edition: Edition;
}

/**
 * All redirects in order of precedence: those of docs.json, pages whose frontmatter `url` leads elsewhere, `guides/index` to `guides`, and folders
 * without a page to their first listed page (FORMAT.md 1.7). The address of a listed page or a file is never redirected.
 */
export function createRedirects({ declared, entries, assets, outline, edition }: RedirectSources): Redirect[] {
  const redirects: Redirect[] = [];
  const wildcards: RegExp[] = [];
  const addresses = new Set<string>();
  for (const entry of entries.values()) if (!entry.isLink) addresses.add(entry.path);

  function add(source: string, destination: string, permanent: boolean): void {
    if (addresses.has(source) || isFile(source, { assets, hasPage: (path) => entries.has(path) })) return;
    addresses.add(source);
    redirects.push({ source, destination, permanent });
  }

  for (const { source, destination, permanent } of usableRedirects(declared)) {
    if (hasWildcard(source)) wildcards.push(matcherOf(source));
    add(source, resolveLink(destination, '/').href, permanent);
  }
  for (const entry of entries.values()) if (entry.isLink) add(entry.path, entry.leaf.href, false);
  for (const { path, source } of entries.values()) {
    if (source.page && /(^|\/)index$/.test(source.page.id)) add(`/${source.page.id}`, hrefOf(path), true);
  }
  const visiblePages = outline.pages.filter(({ isHidden, entry }) => !isHidden && !entry.isLink);
  for (const { entry } of [...visiblePages.filter(edition.shows), ...visiblePages]) {
    for (const folder of foldersOf(entry.path)) {
      if (!wildcards.some((wildcard) => wildcard.test(folder))) add(folder, hrefOf(entry.path), false);
    }
  }
  return redirects;
}

/** The redirects of docs.json that can be followed, with each source as a path. */
export function usableRedirects(declared: Config['redirects']): Config['redirects'] {
  return declared
    .filter(({ source }) => !isExternal(source))
    .map((redirect) => ({ ...redirect, source: sourceOf(redirect.source) }))
    .filter(({ source }) => sourceFault(source) === undefined);
}

/** Why a path cannot be redirected, as the end of a sentence; undefined if it can. */
export function sourceFault(path: string): string | undefined {
  return unroutable(path) ?? (hasManyWildcards(path) ? 'has too many wildcards' : undefined);
}

/**
 * Normalises a redirect's source for comparison with paths: decoded, with leading slash, without trailing slash, `index.html`, query and fragment.
 */
export function sourceOf(pattern: string): string {
  const path = decode(pattern.trim().replace(/[?#].*$/s, ''))
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** True if a path is that of a file, in the folder or written by a build, including pages' Markdown and feeds. */
export function isFile(
  path: string,
  { assets, hasPage }: { assets: Pick<ReadonlySet<string>, 'has'>; hasPage: (path: string) => boolean },
): boolean {
  const page = path.replace(/(?:\.md|\/rss\.xml)$/, '');
  return assets.has(path) || isGenerated(path) || (page !== path && hasPage(page.replace(/^\/index$|^$/, '/')));
}

function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

import type { Config } from '../config/config.js';
import { hrefOf, resolveLink } from '../content/links.js';
import type { Edition } from './edition.js';
import type { Entry } from './entry.js';
import type { Outline } from './outline.js';
import type { Redirect } from './site.js';

/** What redirects are made from. */
export interface RedirectSources {
  declared: Config['redirects'];
  entries: ReadonlyMap<string, Entry>;
  outline: Outline;
  /** The edition a first visit sees. */
  edition: Edition;
}

/**
 * Every address that leads to another one, in order of precedence: those of docs.json, pages whose frontmatter `url` sends
 * the reader on, `guides/index` to `guides`, and a folder without a page of its own to its first listed page (format spec 1.7).
 * An address with a page stays with the page.
 */
export function createRedirects({ declared, entries, outline, edition }: RedirectSources): Redirect[] {
  const redirects: Redirect[] = [];
  const wildcards: RegExp[] = [];
  const taken = new Set<string>();
  for (const entry of entries.values()) if (!entry.isLink) taken.add(entry.path);

  function add(source: string, destination: string, permanent: boolean): void {
    if (taken.has(source)) return;
    taken.add(source);
    redirects.push({ source, destination, permanent });
  }

  for (const { source, destination, permanent } of declared) {
    const path = sourceOf(source);
    if (hasWildcard(path)) wildcards.push(matcherOf(path));
    add(path, resolveLink(destination, '/').href, permanent);
  }
  for (const entry of entries.values()) if (entry.isLink) add(entry.path, entry.leaf.href, false);
  for (const { path, source } of entries.values()) {
    if (source.page && /(^|\/)index$/.test(source.page.id)) add(`/${source.page.id}`, hrefOf(path), true);
  }
  const listed = outline.pages.filter(({ isHidden, entry }) => !isHidden && !entry.isLink);
  for (const { entry } of [...listed.filter(edition.shows), ...listed]) {
    for (const folder of foldersOf(entry.path)) {
      if (!wildcards.some((wildcard) => wildcard.test(folder))) add(folder, hrefOf(entry.path), false);
    }
  }
  return redirects;
}

/** The form in which a redirect's source is compared with paths: leading slash, no trailing one, no query or fragment. */
export function sourceOf(written: string): string {
  const path = written
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a redirect's source stands for more than one path. */
export function hasWildcard(source: string): boolean {
  return /\*|\/:/.test(source);
}

/** Matches the paths that a source with wildcards stands for: `*` and `:name*` any rest, `:name` one segment. */
export function matcherOf(source: string): RegExp {
  const pattern = source.replace(/:\w+\*|\*|:\w+|[.+?^${}()|[\]\\]/g, (part) => {
    if (part.endsWith('*')) return '(.*)';
    return part.startsWith(':') ? '([^/]+)' : `\\${part}`;
  });
  return new RegExp(`^${pattern}$`);
}

function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

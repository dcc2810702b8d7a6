import { decode, isExternal, isRefused } from '../shared/url.js';
import { headingFragment } from './slug.js';

/** Result of resolving a link or an asset address. */
export type ResolvedLink =
  | {
      kind: 'internal';
      /** Decoded URL path without base, extension of a page and trailing slash: what routes and assets are compared with. */
      path: string;
      /** The address to write into the page: `path` encoded, root-relative without base, with query and fragment. */
      href: string;
      /** Decoded, without `#`; undefined when there is none, empty for the top of the page. */
      fragment?: string;
    }
  | { kind: 'external'; href: string }
  | { kind: 'anchor'; href: string; fragment: string };

/** The address of a decoded path, as it stands in an `href`: each segment percent-encoded where a URL needs it. */
export function hrefOf(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|2B|2C|3B|3D|26)/g, decode))
    .join('/');
}

/** Folds `.`, `..` and empty segments; what climbs over the root stays at the root. */
function joinSegments(folder: readonly string[], path: string): string[] {
  const segments = [...folder];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/**
 * The form in which the path of a page is compared: leading slash, no trailing one, no `.mdx`, `.md` or `index` at the end.
 * Takes any of the ways authors write a page: `guides/intro`, `/guides/intro.mdx`, `./guides/`, `guides/index`.
 */
export function pagePath(written: string): string {
  const joined = joinSegments([], written).join('/');
  // A name of dots alone would be a folder above.
  return `/${joined.replace(/(?<!(?:^|\/)\.{0,2})\.mdx?$/i, '').replace(/(^|\/)index$/, '')}`;
}

/** The URL path of a page: its path without extension; an `index` file has its folder's. Case is kept. */
export function routeOf(id: string): string {
  const trimmed = id.replace(/(^|\/)index$/, '');
  return `/${trimmed}`;
}

/**
 * Says where an author's target leads (FORMAT.md 5.1): root-relative, relative to the file of the page
 * it stands in, with or without `.mdx`/`.md`, trailing slash, query and fragment.
 *
 * @param target as written in a link, an image or docs.json.
 * @param from the file it stands in: its path from the content root, with leading slash and without extension
 *   (`/guides/index`); `/` for docs.json.
 */
export function resolveLink(target: string, from: string): ResolvedLink {
  const trimmed = target.trim();
  if (isRefused(trimmed)) return { kind: 'anchor', href: '#', fragment: '' };
  if (isExternal(trimmed)) return { kind: 'external', href: trimmed };

  const [, written = '', query = '', end = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(trimmed) ?? [];
  const named = decode(end.slice(1));
  const fragment = end === '' ? undefined : headingFragment(named);
  const hash = fragment === undefined || fragment === named ? end : `#${fragment}`;
  if (written === '' && query === '') return { kind: 'anchor', href: hash || '#', fragment: fragment ?? '' };

  const folder = written.startsWith('/') ? [] : from.split('/').slice(1, -1);
  const path = written === '' ? pagePath(from) : pagePath(joinSegments(folder, decode(written)).join('/'));
  const link = { kind: 'internal' as const, path, href: `${hrefOf(path)}${query}${hash}` };
  return fragment === undefined ? link : { ...link, fragment };
}

/** Finds the one path that differs from another only in letter case; undefined when there is none, or several. */
export function inLetterCase(paths: Iterable<string>): (path: string) => string | undefined {
  const byName = new Map<string, string | undefined>();
  for (const path of paths) {
    const name = path.toLowerCase();
    byName.set(name, byName.has(name) ? undefined : path);
  }
  return (path) => byName.get(path.toLowerCase().replace(/(^|.)\/index$/, '$1') || '/');
}

/** Paths of a site that addresses are resolved against. */
export interface KnownPaths {
  /** Pages and files of the folder. */
  paths: Pick<ReadonlySet<string>, 'has'>;
  /** The path that is there in another letter case. */
  alike?: (path: string) => string | undefined;
  /** Paths as the names of files have them, with those that these got instead. */
  moved?: ReadonlyMap<string, string> | undefined;
  /** URL prefix of the site without trailing slash. */
  base?: string | undefined;
}

/**
 * As `resolveLink`, but a relative target that leads nowhere while the same words lead somewhere from the root is taken from
 * the root: `guides/intro` for `/guides/intro`; and one that begins with the base of the site, where nothing is at that path, as
 * the address that readers see. What leads nowhere is taken in the letter case of what is there.
 */
export function resolveTolerantly(
  target: string,
  from: string,
  { paths, alike, moved, base = '' }: KnownPaths,
): ResolvedLink {
  const link = resolveLink(target, from);
  if (link.kind !== 'internal') return link;
  const fromRoot = /^\w/.test(target.trim()) ? resolveLink(`/${target.trim()}`, '/') : link;
  const inBase = underBase(target.trim(), base);
  const candidates = [link, fromRoot, inBase].filter((each) => each?.kind === 'internal');
  for (const each of candidates) {
    const path = moved?.get(each.path);
    if (path !== undefined) return ledTo(path, each);
    if (paths.has(each.path)) return each;
  }
  for (const each of candidates) {
    const path = alike?.(each.path);
    if (path !== undefined) return ledTo(path, each);
  }
  return inBase ?? link;
}

/** Resolves an address that was written as readers see it, with the base. */
function underBase(target: string, base: string): ResolvedLink | undefined {
  const rest = target.slice(base.length);
  if (base === '' || !target.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return undefined;
  return resolveLink(rest.startsWith('/') ? rest : `/${rest}`, '/');
}

function ledTo(path: string, link: Extract<ResolvedLink, { kind: 'internal' }>): ResolvedLink {
  return { ...link, path, href: hrefOf(path) + link.href.slice(hrefOf(link.path).length) };
}

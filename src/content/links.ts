import { encodePart, decode, isExternal, isRefused } from '../shared/url.js';
import { headingFragment } from '../mdx/slug.js';

export type ResolvedLink =
  | {
      kind: 'internal';
      /** Decoded URL path without base, page extension and trailing slash, for comparison with routes and assets. */
      path: string;
      /** The address to write into the page: `path` encoded, root-relative without base, with query and fragment. */
      href: string;
      /** Decoded, without `#`; undefined if absent, empty for the top of the page. */
      fragment?: string;
    }
  | { kind: 'external'; href: string }
  | { kind: 'anchor'; href: string; fragment: string };

/** A path that is its own address. */
const plainPath = /^[\w./~-]*$/;

/** The address for a decoded path, with each segment percent-encoded as necessary. */
export function hrefOf(path: string): string {
  if (plainPath.test(path)) return path;
  return path
    .split('/')
    .map((segment) => encodePart(segment).replace(/%(?:40|3A|24|2B|2C|3B|3D|26)/g, decode))
    .join('/');
}

/** Resolves `.`, `..` and empty segments; `..` at the root has no effect. */
export function joinSegments(folder: readonly string[], path: string): string[] {
  const segments = [...folder];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** An address with each accented letter as one character (NFC). macOS stores names of files in another form. */
export function composed(path: string): string {
  return path.normalize('NFC');
}

/** A page's path that lacks nothing but the slash before it. */
const normalPath = /^(?!(?:.*\/)?index$)[\w-]+(?:\/[\w-]+)*$/;

/**
 * Normalises the path of a page for comparison: with a leading slash, without a trailing slash, `.mdx`, `.md` or `index`. Accepts every form that
 * authors use: `guides/intro`, `/guides/intro.mdx`, `./guides/`, `guides/index`.
 */
export function pagePath(reference: string): string {
  if (normalPath.test(reference)) return `/${reference}`;
  const joined = joinSegments([], composed(reference)).join('/');
  // A name of only dots would mean a parent folder.
  return `/${joined.replace(/(?<!(?:^|\/)\.{0,2})\.mdx?$/i, '').replace(/(^|\/)index$/, '')}`;
}

/** The URL path of a page: its path without extension, or its folder for an `index` file. Case is kept. */
export function routeOf(id: string): string {
  const trimmed = composed(id).replace(/(^|\/)index$/, '');
  return `/${trimmed}`;
}

/**
 * Resolves an author's address (FORMAT.md 5.1): root-relative, or relative to the file that contains it, with or without `.mdx`/`.md`, trailing
 * slash, query and fragment.
 *
 * @param target as written in a link, an image or docs.json.
 * @param from path of the file that contains it, from the content root, with a leading slash and without extension (`/guides/index`); `/` for
 * docs.json.
 */
export function resolveLink(target: string, from: string): ResolvedLink {
  const trimmed = target.trim();
  if (isRefused(trimmed)) return { kind: 'anchor', href: '#', fragment: '' };
  if (isExternal(trimmed)) return { kind: 'external', href: trimmed };

  const [, address = '', query = '', end = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(trimmed) ?? [];
  const id = decode(end.slice(1));
  const fragment = end === '' ? undefined : headingFragment(id);
  const hash = fragment === undefined || fragment === id ? end : `#${fragment}`;
  if (address === '' && query === '') return { kind: 'anchor', href: hash || '#', fragment: fragment ?? '' };

  const folder = address.startsWith('/') ? [] : from.split('/').slice(1, -1);
  const path = address === '' ? pagePath(from) : pagePath(joinSegments(folder, decode(address)).join('/'));
  const link = { kind: 'internal' as const, path, href: `${hrefOf(path)}${query}${hash}` };
  return fragment === undefined ? link : { ...link, fragment };
}

/** The path that an address of the site names, written with or without the base; undefined for an address elsewhere. */
export function pathAt(address: string, base: string): string | undefined {
  const link = resolveLink(address.startsWith(`${base}/`) ? address.slice(base.length) : address, '/');
  return link.kind === 'internal' ? link.path : undefined;
}

/** Returns a function that finds the only path that differs from another in letter case alone; undefined if there is none or more than one. */
export function inLetterCase(paths: Iterable<string>): (path: string) => string | undefined {
  const byName = new Map<string, string | undefined>();
  for (const path of paths) {
    const name = path.toLowerCase();
    byName.set(name, byName.has(name) ? undefined : path);
  }
  return (path) => byName.get(path.toLowerCase().replace(/(^|.)\/index$/, '$1') || '/');
}

/** Paths of a site against which addresses are resolved. */
export interface KnownPaths {
  /** Pages and files in the folder. */
  paths: Pick<ReadonlySet<string>, 'has'>;
  /** The existing path in another letter case. */
  alike?: (path: string) => string | undefined;
  /** New addresses of pages and files whose original address differs from another only in letter case. */
  moved?: ReadonlyMap<string, string> | undefined;
  /** URL prefix of the site without trailing slash. */
  base?: string | undefined;
}

/**
 * Like `resolveLink`, but more tolerant. A broken relative address is taken as root-relative if that exists: `guides/intro` for `/guides/intro`. A
 * broken address that starts with the site's base is taken as readers see it. Any other broken address is corrected to the letter case of an existing
 * one.
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

/** Resolves an address written with the base, as readers see it. */
function underBase(target: string, base: string): ResolvedLink | undefined {
  const rest = target.slice(base.length);
  if (base === '' || !target.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return undefined;
  return resolveLink(rest.startsWith('/') ? rest : `/${rest}`, '/');
}

function ledTo(path: string, link: Extract<ResolvedLink, { kind: 'internal' }>): ResolvedLink {
  return { ...link, path, href: hrefOf(path) + link.href.slice(hrefOf(link.path).length) };
}

import path from 'node:path';
import { decode, encodePath, trimSlashes } from '../../shared/url.js';

/** The files of a site, by path relative to its root, with slashes. */
export type SiteFiles = ReadonlySet<string>;

/** The page for unknown addresses. */
export const notFoundFile = '404.html';

/** Placeholder for the site's origin, which addresses within the site do not contain. */
const origin = 'https://site.invalid';

/** The address at which a host serves a page's file, starting at the site's root. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The file with which a host would answer an address; undefined if there is none. */
export function fileAt(pathname: string, files: SiteFiles): string | undefined {
  const name = trimSlashes(decode(pathname));
  return [name, name === '' ? 'index.html' : `${name}/index.html`, `${name}.html`].find((file) => files.has(file));
}

/** True if an address maps to its file by the general rule, which the export's script knows too. */
export function isPlain(address: string, file: string): boolean {
  const name = address.slice(1);
  return file === (/\.[^/]*$/.test(name) ? name : path.posix.join(name, 'index.html'));
}

/** The relative address of one file of a site from another. */
export function wayTo(file: string, from: string): string {
  return encodePath(path.posix.relative(path.posix.dirname(from), file));
}

/**
 * Converts an address in a site's file to one that works without a server: relative, and naming a file.
 *
 * @param address as written: root-relative, relative, or on another host.
 * @param from the file that contains it.
 * @param missing the file for unknown pages; without one, the address stays what it would be.
 * @returns undefined if the address can stay unchanged.
 */
export function localAddress(address: string, from: string, files: SiteFiles, missing?: string): string | undefined {
  const target = address.trim();
  if (target.startsWith('//')) return `https:${target}`;
  if (target === '' || /^(?:[a-z][a-z\d+.-]*:|#|\?)/i.test(target)) return undefined;
  const base = `${origin}${from.endsWith('.html') ? encodeURI(addressOfFile(from)) : `/${encodePath(from)}`}`;
  if (!URL.canParse(target, base)) return undefined;
  const { pathname, search, hash } = new URL(target, base);
  const file = fileAt(pathname, files) ?? missing ?? decode(pathname).slice(1);
  return `${wayTo(file, from)}${search}${hash}`;
}

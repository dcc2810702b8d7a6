import path from 'node:path';
import { decode } from '../../shared/url.js';

/** The files of a site, by their paths with slashes, relative to its root. */
export type SiteFiles = ReadonlySet<string>;

/** The file that is shown at addresses without one. */
export const notFoundFile = '404.html';

/** Stands for the origin of the site, of which addresses in it say nothing. */
const origin = 'https://site.invalid';

/** The address, from the root of the site, at which a host shows a page's file. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The file that a host would answer an address with; undefined where it has none. */
export function fileAt(pathname: string, files: SiteFiles): string | undefined {
  const name = decode(pathname).replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`, `${name}.html`].find((file) => files.has(file));
}

/** True if an address leads to its file by its look alone, by the rule that the script of an export follows. */
export function isPlain(address: string, file: string): boolean {
  const name = address.slice(1);
  return file === (/\.[^/]*$/.test(name) ? name : path.posix.join(name, 'index.html'));
}

const encoded = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** The way from one file of a site to another, as an address. */
export function wayTo(file: string, from: string): string {
  return encoded(path.posix.relative(path.posix.dirname(from), file));
}

/**
 * An address in a file of a site, as it has to be where no host answers: relative, and leading to a file.
 *
 * @param address as it is written: from the root, relative, or of another host.
 * @param from the file that it is written in.
 * @param missing the file for a page that is not there; without one, the address leads to where it would be.
 * @returns undefined where the address can stay as it is.
 */
export function localAddress(address: string, from: string, files: SiteFiles, missing?: string): string | undefined {
  const written = address.trim();
  if (written.startsWith('//')) return `https:${written}`;
  if (written === '' || /^(?:[a-z][a-z\d+.-]*:|#|\?)/i.test(written)) return undefined;
  const base = `${origin}${from.endsWith('.html') ? encodeURI(addressOfFile(from)) : `/${encoded(from)}`}`;
  if (!URL.canParse(written, base)) return undefined;
  const { pathname, search, hash } = new URL(written, base);
  const file = fileAt(pathname, files) ?? missing ?? decode(pathname).slice(1);
  return `${wayTo(file, from)}${search}${hash}`;
}

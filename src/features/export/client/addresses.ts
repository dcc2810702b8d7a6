import { encodePath, isRooted } from '../../../shared/url.js';

/** Files of addresses that the general rule does not cover. The export writes them here. */
declare const TRELLIS_FILES: Readonly<Record<string, string>>;

const files = TRELLIS_FILES;
const own = document.currentScript as HTMLScriptElement;

/** Address of the folder that contains the site, with a trailing slash. */
export const root = new URL('..', own.src).href;

export const modulesOfPage = (own.dataset['modules'] ?? '').split(' ').filter(Boolean).map(decodeURIComponent);

export const addressOfPath = (file: string): string => root + encodePath(file);

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * The path within the site for an address in a script: root-relative, or of a file of the site.
 *
 * @returns undefined if it is on another host.
 */
export function pathOf(address: string): string | undefined {
  const { href, protocol, pathname } = new URL(address, document.baseURI);
  const whole = withoutQuery(href);
  if (whole.startsWith(root)) return decodeURIComponent(whole.slice(root.length));
  if (isRooted(address)) return decodeURIComponent(withoutQuery(address)).slice(1);
  // Relative to the root of the file system, which on Windows is that of a drive.
  return protocol === 'file:' ? decodeURIComponent(pathname.replace(/^\/(?:[A-Za-z]:\/)?/, '')) : undefined;
}

/** The file at a path of the site, found as a host would. */
export function fileOfPath(path: string): string {
  const name = path.replace(/\/$/, '');
  if (Object.hasOwn(files, name)) return files[name] ?? name;
  if (/\.[^/]*$/.test(name)) return name;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

/** Converts an address of the site to that of its file; other addresses stay unchanged. */
export function fileAddress(address: string): string {
  const path = pathOf(address);
  return path === undefined ? address : addressOfPath(fileOfPath(path)) + (/[?#].*$/.exec(address)?.[0] ?? '');
}

import { hrefOf } from '../content/links.js';

/** Address at which the site is served. */
export interface Address {
  /** Scheme and host without trailing slash; empty if unknown. */
  origin: string;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** True if addresses of pages end with a slash (`seo.trailingSlash`). */
  hasSlash?: boolean;
}

/**
 * The parts of a site's address.
 *
 * @param url from docs.json or the command line; its path is ignored in favour of the base.
 */
export function addressOf(url: string | undefined, base: string, hasSlash = false): Address {
  return { origin: url === undefined ? '' : new URL(url).origin, base, ...(hasSlash && { hasSlash }) };
}

/** Turns a root-relative address into one for use elsewhere: absolute if the site's address is known. */
export function published(href: string, { origin, base }: Address): string {
  return `${origin}${base}${href}`;
}

/** Adds a slash to the end of an address's path. */
export const withSlash = (href: string): string => href.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, '$1/');

/** The address of a page for search engines and feeds. */
export function publishedPage(path: string, address: Address): string {
  const href = hrefOf(path);
  return published(address.hasSlash ? withSlash(href) : href, address);
}

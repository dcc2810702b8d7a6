import { hrefOf } from '../content/links.js';

/** Address at which the site is served. */
export interface Address {
  /** Scheme and host, without trailing slash; empty when it is not known. */
  origin: string;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** Addresses of pages end with a slash (`seo.trailingSlash`). */
  hasSlash?: boolean;
}

/**
 * The parts of a site's address.
 *
 * @param url as docs.json or the command line give it; a path in it is not looked at, the base is.
 */
export function addressOf(url: string | undefined, base: string, hasSlash = false): Address {
  return { origin: url === undefined ? '' : new URL(url).origin, base, ...(hasSlash && { hasSlash }) };
}

/** A root-relative address of the model as others have to write it: absolute when the site's address is known. */
export function published(href: string, { origin, base }: Address): string {
  return `${origin}${base}${href}`;
}

/** The address of a page with a slash at the end of its path. */
export const withSlash = (href: string): string => href.replace(/^([^?#]*[^/?#])(?=[?#]|$)/, '$1/');

/** The address of the page at a path, as search engines and feeds are given it. */
export function publishedPage(path: string, address: Address): string {
  const href = hrefOf(path);
  return published(address.hasSlash ? withSlash(href) : href, address);
}

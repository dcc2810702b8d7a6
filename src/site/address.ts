/** Address at which the site is served. */
export interface Address {
  /** Scheme and host, without trailing slash; empty when it is not known. */
  origin: string;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
}

/**
 * The parts of a site's address.
 *
 * @param url as docs.json or the command line give it; a path in it is not looked at, the base is.
 */
export function addressOf(url: string | undefined, base: string): Address {
  return { origin: url === undefined ? '' : new URL(url).origin, base };
}

/** A root-relative address of the model as others have to write it: absolute when the site's address is known. */
export function published(href: string, { origin, base }: Address): string {
  return `${origin}${base}${href}`;
}

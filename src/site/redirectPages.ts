import { foldedAddress } from '../content/distinctAddresses.js';
import type { Redirect, Site } from './site.js';
import { hasWildcard } from './wildcards.js';

/** Redirects by who follows them on a host that knows of none. */
export interface RedirectPages {
  /** Those that have a page of their own. */
  own: readonly Redirect[];
  /** Those that the page for unknown addresses follows: patterns, and names that differ from those of pages only in letter case. */
  others: readonly Redirect[];
}

/** A page of a redirect that differs from another page only in letter case would take its place on a disk that cannot tell them apart. */
export function redirectPages({ routes, redirects }: Pick<Site, 'routes' | 'redirects'>): RedirectPages {
  const taken = new Set([...routes.keys()].map(foldedAddress));
  const own = redirects.filter(({ source }) => {
    const name = foldedAddress(source);
    if (hasWildcard(source) || taken.has(name)) return false;
    taken.add(name);
    return true;
  });
  return { own, others: redirects.filter((redirect) => !own.includes(redirect)) };
}

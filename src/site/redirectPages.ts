import { foldAddress } from '../content/distinctAddresses.js';
import type { Redirect, Site } from './site.js';
import { hasWildcard } from './wildcards.js';

/** Redirects on a host without support for redirects, grouped by how they are followed. */
export interface RedirectPages {
  /** Redirects that get a page of their own. */
  own: readonly Redirect[];
  /** Redirects that the not-found page follows: patterns, and paths that differ from a page's only in letter case. */
  others: readonly Redirect[];
}

/**
 * Groups redirects. On a disk that ignores case, the page of a redirect would replace a page whose path differs only in case, so such a redirect gets
 * none.
 */
export function redirectPages({ routes, redirects }: Pick<Site, 'routes' | 'redirects'>): RedirectPages {
  const names = new Set([...routes.keys()].map(foldAddress));
  const own = redirects.filter(({ source }) => {
    const name = foldAddress(source);
    if (hasWildcard(source) || names.has(name)) return false;
    names.add(name);
    return true;
  });
  return { own, others: redirects.filter((redirect) => !own.includes(redirect)) };
}

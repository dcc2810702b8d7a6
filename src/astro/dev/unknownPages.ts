import type { Connect } from 'vite';
import { nearest } from '../../diagnostics/nearest.js';
import { printable } from '../../diagnostics/printableText.js';
import { hasWildcard } from '../../site/wildcards.js';
import type { Site } from '../../site/site.js';
import { decodeAddress } from '../../shared/url.js';

/** Base path of the documentation, and the server's other routes. */
export interface ServerContext {
  /** Path below the server's base at which the documentation is served. */
  mount: string;
  /** True if a route outside the documentation answers an address, given without the server's base. */
  isElsewhere: (address: string) => boolean;
  /** True if the project has a not-found page. */
  hasNotFoundPage: boolean;
}

/** The part of a request's address below the documentation's base; undefined for requests outside of it. */
export function askedPath(url: string, { mount, isElsewhere }: ServerContext): string | undefined {
  const path = decodeAddress(url.replace(/[?#].*/, '')).replace(/(?<=.)\/$/, '');
  const isOurs = mount === '' || path === mount || path.startsWith(`${mount}/`);
  return isOurs && !isElsewhere(path) && !path.startsWith('/@') ? path.slice(mount.length) || '/' : undefined;
}

function answers({ routes, redirects }: Pick<Site, 'routes' | 'redirects'>, path: string): boolean {
  const isRedirect = ({ source }: Site['redirects'][number]): boolean => source === path && !hasWildcard(source);
  return path === '/' || routes.has(path) || redirects.some(isRedirect);
}

/**
 * Answers requests for unknown pages with the not-found page, and reports them, because Astro's own warning would name a file of Trellis. Must run
 * after the handlers that serve files.
 *
 * @param site the current site.
 * @param tell prints one line.
 */
export function unknownPages(
  site: () => Site,
  around: ServerContext,
  tell: (line: string) => void,
): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const path = askedPath(request.url ?? '/', around);
    if (path !== undefined && !path.startsWith('/_trellis/') && !answers(site(), path)) {
      // Browsers request some files on their own, such as icons.
      const isPage = !/\.[\w-]+$/.test(path) && !path.startsWith('/.');
      const meant = nearest(path, site().routes.keys());
      if (isPage) tell(`There is no page ${printable(path)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`);
      if (around.hasNotFoundPage) request.url = '/404';
    }
    next();
  };
}

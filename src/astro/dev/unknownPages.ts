import type { Connect } from 'vite';
import { nearest } from '../../diagnostics/nearest.js';
import { printable } from '../../diagnostics/printableText.js';
import { hasWildcard } from '../../site/wildcards.js';
import type { Site } from '../../site/site.js';
import { decodeAddress } from '../../shared/url.js';

/** Base path of the documentation, and the other routes of its server. */
export interface ServerContext {
  /** Path below the server's base that the documentation is served under. */
  mount: string;
  /** True if a route outside the documentation answers an address, given without the server's base. */
  isElsewhere: (address: string) => boolean;
  /** There is a page that says so where there is none. */
  hasNotFoundPage: boolean;
}

/** The part of a request's address below the documentation's; undefined when that is not asked. */
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
 * Leads requests for pages that are not there to the page that says so, and tells of them: Astro's own warning speaks of a file of
 * Trellis. It has to be asked after what serves files.
 *
 * @param site as it is now.
 * @param tell gets one line.
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

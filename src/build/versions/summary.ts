import { llmsSections } from '../../features/feeds/llms.js';
import { orderedRedirects } from '../../features/feeds/redirectRules.js';
import type { MappedPage } from '../../features/feeds/sitemap.js';
import { messagesOf } from '../../i18n/messagesOf.js';
import { isRooted } from '../../shared/url.js';
import type { Address } from '../../site/address.js';
import { inReadingOrder } from '../../site/order.js';
import { pageList, type ListedPage } from '../../site/pageList.js';
import type { Redirect, Site } from '../../site/site.js';
import { visibilityOf } from '../../site/visibility.js';

/** An older version's entries in files that a site has once. Plain data; paths begin with the version's folder. */
export interface VersionSummary {
  name: string;
  /** Address of its first page, without its folder. */
  home: string;
  /** Paths of its pages, without its folder. */
  paths: readonly string[];
  mapped: readonly MappedPage[];
  /** Lines of `llms.txt` by section. */
  sections: readonly (readonly [title: string, lines: readonly string[]])[];
  pages: readonly ListedPage[];
  redirects: readonly Redirect[];
}

/**
 * Summarises the site of an older version.
 *
 * @param folder of the version's addresses, with a leading slash.
 */
export function summarise(site: Site, name: string, folder: string, address: Address): VersionSummary {
  const routes = inReadingOrder(site);
  const publicPages = routes.filter((route) => visibilityOf(route, site).llms);
  const { texts: words } = messagesOf(site.language, site.messages);
  const within = (path: string): string => (isRooted(path) ? `${folder}${path === '/' ? '' : path}` : path);
  return {
    name,
    home: site.home,
    paths: [...site.routes.keys()],
    mapped: routes
      .filter((route) => visibilityOf(route, site).sitemap)
      .map(({ path, modified, alternates }) => ({
        path: within(path),
        ...(modified !== undefined && { modified }),
        alternates: alternates.map((other) => ({ ...other, path: within(other.path) })),
      })),
    sections: [...llmsSections(site, publicPages, address, words)].map(([title, lines]) => [
      `${title} (${name})`,
      lines,
    ]),
    pages: pageList(site, publicPages, address).pages.map((page) => ({
      ...page,
      path: within(page.path),
      versions: [name],
    })),
    redirects: orderedRedirects(site).map((redirect) => ({
      ...redirect,
      source: within(redirect.source),
      destination: within(redirect.destination),
    })),
  };
}

import type { Route, Settings, Site } from './site.js';

/** Where a page appears, besides its own address. */
export interface Visibility {
  search: boolean;
  sitemap: boolean;
  /** `llms.txt` and `llms-full.txt`. */
  llms: boolean;
}

type Asking = Pick<Route, 'noindex' | 'frontmatter'>;
type Asked = { settings: Pick<Settings, 'metatags'> };

/** A page's instructions for search engines; undefined if there are none. `noindex` always applies. */
export function robotsOf({ noindex, frontmatter }: Asking, { settings }: Asked): string | undefined {
  const own = frontmatter.robots;
  if (!noindex) return own ?? settings.metatags['robots'];
  if (own === undefined) return 'noindex';
  return /\b(?:(?:no)?index|none|all)\b/i.test(own) ? own : `noindex, ${own}`;
}

/** True if a page asks search engines not to index it, in any way. */
export function isLeftOut(route: Asking, site: Asked): boolean {
  return route.noindex || /\bno(?:index|ne)\b/i.test(robotsOf(route, site) ?? '');
}

/**
 * Where a page appears, by the visibility matrix of FORMAT.md 3. An untranslated page in place of a translation appears under its own
 * address only.
 */
export function visibilityOf(route: Route, site: Pick<Site, 'seo'> & Asked): Visibility {
  const isListed = !route.hidden || site.seo.indexing === 'all';
  const isPublic = isListed && !route.noindex && route.translation?.kind !== 'fallback';
  return {
    search: isPublic && route.searchable,
    sitemap: isPublic && !isLeftOut(route, site),
    llms: isPublic,
  };
}

import type { Route, Site } from '../site.js';

/** Where a page appears besides its own address. */
export interface Visibility {
  search: boolean;
  sitemap: boolean;
  /** `llms.txt` and `llms-full.txt`. */
  llms: boolean;
}

/** Where a page appears: the visibility matrix of format spec part 3. */
export function visibilityOf(route: Route, { seo }: Pick<Site, 'seo'>): Visibility {
  const { robots, searchable } = route.frontmatter;
  const isListed = !route.hidden || seo.indexHiddenPages;
  const isPublic = isListed && !route.noindex;
  return {
    search: isPublic && searchable !== false,
    sitemap: isPublic && !/\bno(?:index|ne)\b/i.test(robots ?? ''),
    llms: isPublic,
  };
}

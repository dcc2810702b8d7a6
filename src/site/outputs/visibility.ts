import type { Route, Site } from '../site.js';

/** Where a page appears besides its own address. */
export interface Visibility {
  search: boolean;
  sitemap: boolean;
  /** `llms.txt` and `llms-full.txt`. */
  llms: boolean;
}

/** Whether a page asks search engines to leave it out, in whatever way. */
export function isLeftOut({ noindex, frontmatter }: Pick<Route, 'noindex' | 'frontmatter'>): boolean {
  return noindex || /\bno(?:index|ne)\b/i.test(frontmatter.robots ?? '');
}

/** Where a page appears: the visibility matrix of format spec part 3. */
export function visibilityOf(route: Route, { seo }: Pick<Site, 'seo'>): Visibility {
  const isListed = !route.hidden || seo.indexHiddenPages;
  const isPublic = isListed && !route.noindex;
  return {
    search: isPublic && route.searchable,
    sitemap: isPublic && !isLeftOut(route),
    llms: isPublic,
  };
}

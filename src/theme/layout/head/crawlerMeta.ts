import { foundIn } from '../../../features/search/foundIn.js';
import type { Site, Route } from '../../../site/site.js';
import type { Meta } from './meta.js';

/**
 * Elements that DocSearch's crawlers copy into a page's records, so that a search can filter by them (docsearch.algolia.com, "Required
 * configuration"). Empty unless the site uses a search service.
 */
export function crawlerMeta(
  site: Pick<Site, 'versions' | 'language'> & { settings: Pick<Site['settings'], 'searchService'> },
  route: Pick<Route, 'versions'>,
): Meta[] {
  if (!site.settings.searchService) return [];
  const { versions, languages } = foundIn(route, site);
  return [
    { name: 'docsearch:language', content: languages.join(',') },
    ...(versions.length > 0 ? [{ name: 'docsearch:version', content: versions.join(',') }] : []),
  ];
}

import { siteBase } from '../../../browser/site.js';
import type { SearchService } from '../../../site/site.js';
import type { SearchProvider } from './provider.js';

/** Loads the search provider: the service that the page names, else the site's own index. */
export async function loadProvider(): Promise<SearchProvider> {
  const json = document.querySelector<HTMLElement>('[data-search-service]')?.dataset.searchService;
  const { algolia, typesense } = JSON.parse(json ?? '{}') as SearchService;
  if (algolia) return (await import('./remote/algolia.js')).algoliaProvider(algolia);
  if (typesense) return (await import('./remote/typesense.js')).typesenseProvider(typesense);
  const folder = `${siteBase}/_trellis/search/`;
  // The index's own script need not wait for the provider, which imports it again and reports a failure.
  void import(/* @vite-ignore */ `${folder}pagefind.js`).catch(() => undefined);
  return new (await import('./pagefind.js')).PagefindProvider(siteBase, folder);
}

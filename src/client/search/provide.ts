import type { SearchProvider } from './provider.js';
import type { AlgoliaSettings } from './remote/algolia.js';
import type { TypesenseSettings } from './remote/typesense.js';

/** What the page says of the service that is searched, in `data-search-service`. */
export interface SearchService {
  algolia?: AlgoliaSettings;
  typesense?: TypesenseSettings;
}

/** Loads what searches the site: the service that the page names, else the index that it was built with. */
export async function loadProvider(): Promise<SearchProvider> {
  const written = document.querySelector<HTMLElement>('[data-search-service]')?.dataset.searchService;
  const { algolia, typesense } = JSON.parse(written ?? '{}') as SearchService;
  if (algolia) return new (await import('./remote/algolia.js')).AlgoliaProvider(algolia);
  if (typesense) return new (await import('./remote/typesense.js')).TypesenseProvider(typesense);
  return new (await import('./pagefind.js')).PagefindProvider(import.meta.env.BASE_URL.replace(/\/$/, ''));
}

/** An index of Algolia. */
export interface AlgoliaService {
  appId: string;
  /** Search-only. */
  apiKey: string;
  indexName: string;
  /** Addresses of the API, tried in turn; defaults to the application's own. */
  url?: string | readonly string[] | undefined;
}

/** A collection of Typesense. */
export interface TypesenseService {
  /** Addresses of the nodes, tried in turn. */
  url: string | readonly string[];
  /** Search-only. */
  apiKey: string;
  collectionName: string;
}

/** A service that replaces the site's own search index. */
export interface SearchService {
  algolia?: AlgoliaService;
  typesense?: TypesenseService;
}

/** An index of Algolia. */
export interface AlgoliaService {
  appId: string;
  /** Search-only. */
  apiKey: string;
  indexName: string;
  /** Addresses of the API, tried in turn; otherwise the application's own. */
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

/** The service that is searched in place of the index that a site is built with. */
export interface SearchService {
  algolia?: AlgoliaService;
  typesense?: TypesenseService;
}

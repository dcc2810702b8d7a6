/** An index of Algolia. */
export interface AlgoliaService {
  appId: string;
  /** Search-only. */
  apiKey: string;
  indexName: string;
  /** Address of the API; otherwise the application's own. */
  url?: string | undefined;
}

/** A collection of Typesense. */
export interface TypesenseService {
  /** Address of the server. */
  url: string;
  /** Search-only. */
  apiKey: string;
  collectionName: string;
}

/** The service that is searched in place of the index that a site is built with. */
export interface SearchService {
  algolia?: AlgoliaService;
  typesense?: TypesenseService;
}

/** A text in parts, of which some match. */
export type Marked = readonly { text: string; isHit: boolean }[];

/** A match within a page. */
export interface SectionHit {
  /** Address with base and fragment. */
  href: string;
  title: Marked;
  excerpt: Marked;
}

export interface PageHit {
  /** Address with base. */
  href: string;
  title: Marked;
  /** Tab and groups that contain the page, outermost first. */
  crumbs: readonly string[];
  /** Method and path of an API page. */
  method: string | undefined;
  endpoint: string | undefined;
  excerpt: Marked;
  /** The best matches within the page. */
  sections: readonly SectionHit[];
}

export interface SearchResults {
  /** Best first. */
  hits: readonly PageHit[];
  /** Total number of pages found. */
  total: number;
  /** Corrected query, if the original one found nothing. */
  corrected?: string;
}

export interface SearchQuery {
  text: string;
  /** Restricts the results to pages of this version and pages without one. */
  version?: string;
  /** Restricts the results to this language; undefined if there is only one. */
  language?: string;
  /** Maximum number of results. */
  limit: number;
  /** Aborted if the results are no longer needed. */
  signal: AbortSignal;
}

/** Thrown if a service was reached but refused to answer. */
export class SearchRefusal extends Error {}

/** Searches the site, with its own index or through a service. */
export interface SearchProvider {
  /** Loads what the first search needs. */
  prepare?(): Promise<void>;
  /** @throws if the index or service cannot be reached; `SearchRefusal` if it does not answer; anything if aborted. */
  search(query: SearchQuery): Promise<SearchResults>;
}

/** A text with the parts that match set off. */
export type Marked = readonly { text: string; isHit: boolean }[];

/** A place within a page. */
export interface SectionHit {
  /** Address with base and fragment. */
  href: string;
  title: Marked;
  excerpt: Marked;
}

/** A page that was found. */
export interface PageHit {
  /** Address with base. */
  href: string;
  title: Marked;
  /** Tab and groups that the page is in, from the outermost. */
  crumbs: readonly string[];
  /** Method and path of an API page. */
  method?: string;
  endpoint?: string;
  excerpt: Marked;
  /** The places that match best. */
  sections: readonly SectionHit[];
}

export interface SearchResults {
  /** The best first. */
  hits: readonly PageHit[];
  /** Pages found in all. */
  total: number;
  /** Corrected query, if the original one found nothing. */
  corrected?: string;
}

export interface SearchQuery {
  text: string;
  /** Only pages of this version, and those of none. */
  version?: string;
  /** Only pages in this language; undefined where there is one. */
  language?: string;
  /** Hits that are wanted. */
  limit: number;
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
}

/** A service that was reached, and refused to answer. */
export class SearchRefusal extends Error {}

/** Something that can search the site: the index it was built with, or a service. */
export interface SearchProvider {
  /** Gets ready for the first query, if there is anything to get. */
  prepare(): Promise<void>;
  /** @throws when the index or the service cannot be reached, `SearchRefusal` when it does not answer, whatever when it is aborted. */
  search(query: SearchQuery): Promise<SearchResults>;
}

import type { Route, Site } from '../../site/site.js';
import { crumbsOf } from '../../site/crumbs.js';
import { endpointOf } from '../../site/endpoint.js';
import type { ExtractedText } from '../../render/pageText.js';
import { plainLine } from '../../content/plainLine.js';
import type { TextSection } from '../../render/text/sections.js';
import { foundIn } from './foundIn.js';

export interface SearchRecord {
  /** URL path without base, not percent-encoded. */
  path: string;
  title: string;
  description?: string;
  keywords: readonly string[];
  /** Tab and groups that contain the page, outermost first. */
  crumbs: readonly string[];
  /** Versions in which the page is found; empty if the site has none. */
  versions: readonly string[];
  /** Language tags of the indexes the page belongs to. */
  languages: readonly string[];
  /** Method badge of an API page, in capitals. */
  method?: string;
  /** Path or address of the endpoint. */
  endpoint?: string;
  /** Factor for all weights, from `boost`. */
  boost: number;
  sections: readonly TextSection[];
}

/** Search record of a page: its own text and that of the frame around it. */
export function searchRecord(route: Route, text: Pick<ExtractedText, 'sections'>, site: Site): SearchRecord {
  const { title, description, frontmatter } = route;
  return {
    path: route.path,
    title,
    ...(description === undefined ? {} : { description: plainLine(description, Infinity) }),
    keywords: frontmatter.keywords ?? [],
    crumbs: crumbsOf(route),
    ...foundIn(route, site),
    ...endpointOf(route),
    boost: Math.min(10, Math.max(0, route.boost)),
    sections: text.sections,
  };
}

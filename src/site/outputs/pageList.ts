import { isDeprecated } from '../deprecated.js';
import type { Route, Site } from '../site.js';
import { crumbsOf } from './crumbs.js';
import { endpointOf } from './endpoint.js';

/** A page as programs that read a built site know it. */
export interface ListedPage {
  /** URL path without base, not percent-encoded; its Markdown is the file of that name with `.md`. */
  path: string;
  title: string;
  description?: string;
  /** Tab and groups that the page is in, from the outermost. */
  crumbs: readonly string[];
  /** Versions it belongs to; left out when it is part of all. */
  versions?: readonly string[];
  /** Method and path of an API page. */
  method?: string;
  endpoint?: string;
  deprecated?: true;
  /** Is read when it is asked for, but not found (`searchable`). */
  searchable?: false;
}

/** Path of the list in a built site. */
export const pageListPath = '/_trellis/pages.json';

/** What a built site says of itself to programs. */
export interface PageList {
  /** Name of the site. */
  name: string;
  pages: readonly ListedPage[];
}

/** @param routes the pages that may be told of, in reading order. */
export function pageList({ identity }: Pick<Site, 'identity'>, routes: readonly Route[]): PageList {
  return { name: identity.name, pages: routes.map(listedPage) };
}

function listedPage(route: Route): ListedPage {
  return {
    path: route.path,
    title: route.title,
    ...(route.description === undefined ? {} : { description: route.description }),
    crumbs: crumbsOf(route),
    ...(route.versions === undefined ? {} : { versions: route.versions }),
    ...endpointOf(route),
    ...(isDeprecated(route) ? { deprecated: true as const } : {}),
    ...(!route.searchable ? { searchable: false as const } : {}),
  };
}

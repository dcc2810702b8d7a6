import { isDeprecated } from './deprecation.js';
import type { Route, Site } from './site.js';
import type { Address } from './address.js';
import { crumbsOf } from './crumbs.js';
import { endpointOf } from './endpoint.js';
import { defined } from '../shared/object.js';

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

/** Description of a built site for programs. */
export interface PageList {
  /** Name of the site. */
  name: string;
  /** URL prefix of the site, without trailing slash; empty at the root of a host. */
  base: string;
  /** Versions, or languages, that pages belong to, the one that readers meet first at the front; empty when there is no choice. */
  versions: readonly string[];
  pages: readonly ListedPage[];
}

/** @param routes the pages that may be told of, in reading order. */
export function pageList(
  { identity, routes: all, home }: Pick<Site, 'identity' | 'routes' | 'home'>,
  routes: readonly Route[],
  { base }: Pick<Address, 'base'>,
): PageList {
  const first = all.get(home)?.view.version;
  const versions = new Set([
    ...(first === undefined ? [] : [first]),
    ...routes.flatMap((route) => route.versions ?? []),
  ]);
  return {
    name: identity.name,
    base,
    versions: versions.size > 1 ? [...versions] : [],
    pages: routes.map(listedPage),
  };
}

function listedPage(route: Route): ListedPage {
  return defined({
    path: route.path,
    title: route.title,
    description: route.description,
    crumbs: crumbsOf(route),
    versions: route.versions,
    ...endpointOf(route),
    ...(isDeprecated(route) ? { deprecated: true as const } : {}),
    ...(!route.searchable ? { searchable: false as const } : {}),
  });
}

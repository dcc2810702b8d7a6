import { plainLine } from '../content/plainLine.js';
import { isDeprecated } from './deprecation.js';
import type { Route, Site } from './site.js';
import type { Address } from './address.js';
import { crumbsOf } from './crumbs.js';
import { endpointOf } from './endpoint.js';
import { defined } from '../shared/object.js';

/** A page in the list for programs that read a built site. */
export interface ListedPage {
  /** URL path without base, not percent-encoded. Adding `.md` gives the page's Markdown. */
  path: string;
  title: string;
  /** On one line, without marks of Markdown. */
  description?: string;
  /** Tab and groups that contain the page, outermost first. */
  crumbs: readonly string[];
  /** Versions that the page belongs to; absent if it belongs to all. */
  versions?: readonly string[];
  /** Method and path of an API page. */
  method?: string;
  endpoint?: string;
  deprecated?: true;
  /** Present if the search must not find the page (`searchable`). */
  searchable?: false;
}

/** Path of the list in a built site. */
export const pageListPath = '/_trellis/pages.json';

/** Description of a built site for programs. */
export interface PageList {
  name: string;
  /** URL prefix of the site, without trailing slash; empty at the root of a host. */
  base: string;
  /** Versions or languages, the default one first; empty if there is no choice. */
  versions: readonly string[];
  pages: readonly ListedPage[];
}

/** @param routes published pages in reading order. */
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
    description: route.description === undefined ? undefined : plainLine(route.description, Infinity),
    crumbs: crumbsOf(route),
    versions: route.versions,
    ...endpointOf(route),
    ...(isDeprecated(route) ? { deprecated: true as const } : {}),
    ...(!route.searchable ? { searchable: false as const } : {}),
  });
}

import type { Rendering } from '../../render/rendering.js';
import { redirectPages } from '../../site/redirectPages.js';

/** Props of `page.astro`: a page to render, or an address to redirect to. */
export interface PageProps {
  path?: string;
  destination?: string;
}

interface StaticPath {
  params: { path: string | undefined };
  props: PageProps;
  cacheKey?: string;
}

/** Removes the leading slash of an address, as Astro expects; undefined for `/`. */
const param = (path: string): string | undefined => path.slice(1) || undefined;

/** Puts the base before addresses of this site. Addresses with a scheme or host stay unchanged. */
const under = (base: string, target: string): string => (/^\/(?!\/)/.test(target) ? `${base}${target}` : target);

/** Every address that `page.astro` answers, with the key that decides whether its HTML of the last build can be reused. */
export function pagePaths({ site, base, keyOf }: Pick<Rendering, 'site' | 'base' | 'keyOf'>): StaticPath[] {
  const paths: StaticPath[] = [];
  for (const route of site.routes.values()) {
    const key = keyOf(route);
    paths.push({
      params: { path: param(route.path) },
      props: { path: route.path },
      ...(key === undefined ? {} : { cacheKey: key }),
    });
  }
  if (!site.routes.has('/'))
    paths.push({ params: { path: undefined }, props: { destination: under(base, site.home) } });
  for (const { source, destination } of redirectPages(site).own) {
    if (source === '/') continue;
    paths.push({
      params: { path: param(source) },
      props: { destination: under(base, destination) },
    });
  }
  return paths;
}

import type { Rendering } from '../../render/rendering.js';
import { redirectPages } from '../../site/redirectPages.js';

/** Props of `page.astro`: the page to render, or the address to lead to. */
export interface PageProps {
  path?: string;
  destination?: string;
}

interface StaticPath {
  params: { path: string | undefined };
  props: PageProps;
  cacheKey?: string;
}

/** An address without its leading slash, as Astro takes it; `/` has none. */
const param = (path: string): string | undefined => path.slice(1) || undefined;

/** The base goes before addresses of this site; those with a scheme or a host stay as they are. */
const under = (base: string, target: string): string => (/^\/(?!\/)/.test(target) ? `${base}${target}` : target);

/** Every address that `page.astro` answers, with what decides whether its HTML of the last build can stay. */
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

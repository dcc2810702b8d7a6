import { hrefOf } from '../../content/links.js';
import { defined } from '../../shared/object.js';
import { isRooted } from '../../shared/url.js';
import type { Version } from '../../site/navigation/view.js';
import type { Site } from '../../site/site.js';

/** A version of the documentation: a site of its own, or a version in the navigation of the newest one. */
export interface VersionSite {
  /** Undefined for the newest version if docs.json does not name it. */
  name: string | undefined;
  tag?: string;
  /** URL prefix of its site, without trailing slash. */
  base: string;
  /** Address of its first page, root-relative without base. */
  home: string;
  /** Paths of its pages, without base. */
  paths: ReadonlySet<string>;
}

/** The versions of a documentation that has older ones in git. */
export interface VersionFamily {
  /** Newest first. Complete before the first page is printed. */
  readonly sites: VersionSite[];
  /** True if pages of older versions say so. */
  notice: boolean;
  /** True if search engines should show the pages of the newest version. */
  canonical: boolean;
}

/** Name of a version; undefined for a language. */
function nameOf({ name, locale, levels }: Version): string | undefined {
  if (levels) return levels.find(({ kind }) => kind === 'version')?.name;
  return locale === undefined ? name : undefined;
}

/**
 * The versions in a site's navigation, the default one first; the whole site if there are none.
 *
 * @param base URL prefix of the site, without trailing slash.
 */
export function versionSitesOf({ versions, routes, home }: Pick<Site, 'versions' | 'routes' | 'home'>, base: string) {
  const own = versions.filter(({ url }) => url === undefined);
  const start = routes.get(home);
  const sites = [...Map.groupBy(own, nameOf)].map(([name, alike]): VersionSite & { isDefault: boolean } => {
    const names = new Set(alike.map((version) => version.name));
    const pages = [...routes.values()].filter((route) => route.versions?.some((each) => names.has(each)) ?? true);
    const first = alike.find(({ isDefault }) => isDefault) ?? alike[0];
    return {
      name,
      base,
      home: start?.versionHrefs[first?.name ?? ''] ?? home,
      paths: new Set(pages.map(({ path }) => path)),
      isDefault: first?.isDefault === true,
      ...defined({ tag: first?.tag }),
    };
  });
  if (sites.length === 0) return [wholeSite({ routes, home }, base)];
  return sites
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ isDefault: _, ...site }): VersionSite => site);
}

/** A site as one version. */
function wholeSite({ routes, home }: Pick<Site, 'routes' | 'home'>, base: string): VersionSite {
  return { name: undefined, base, home, paths: new Set(routes.keys()) };
}

/**
 * Finds a page in another version: at the same path, or in the folder with the version's name.
 *
 * @param from name of the page's own version.
 * @returns its path without base; undefined if there is none.
 */
export function findCounterpart(path: string, from: string | undefined, to: VersionSite): string | undefined {
  const rest = from !== undefined && path.startsWith(`/${from}/`) ? path.slice(from.length + 1) : path;
  const inFolder = to.name === undefined ? rest : `/${to.name}${rest}`;
  return [path, inFolder, rest].find((candidate) => to.paths.has(candidate));
}

/** Address of a version's page, or of its first page; root-relative with base. */
export function addressIn({ base, home }: VersionSite, path: string | undefined): string {
  const href = path === undefined ? home : hrefOf(path);
  return isRooted(href) ? base + href : href;
}

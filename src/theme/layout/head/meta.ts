import { isRefused } from '../../../shared/url.js';
import { plainLine } from '../../../content/plainLine.js';
import { summaryOf } from '../../../render/summary.js';
import { robotsOf } from '../../../site/visibility.js';
import type { Route, Settings, Site } from '../../../site/site.js';
import { remember } from '../../../shared/remember.js';

/** A `<meta>` element with `name`, or with `property` for Open Graph. */
export type Meta = { name: string; content: string } | { property: string; content: string };

const openGraph = /^(?:og|article|book|profile|fb|music|video):/;

function metaOf([key, content]: [string, string]): Meta {
  return openGraph.test(key) ? { property: key, content } : { name: key, content };
}

const holdsAddress = /(?:^|:)(?:image|video|audio|url)(?::(?:url|secure_url|src))?$/;

/** Title of a page in the browser's tab and in search results (FORMAT.md 1.1). */
export function documentTitle(site: Pick<Site, 'identity'>, route: Pick<Route, 'shortTitle'>): string {
  return `${route.shortTitle} - ${site.identity.name}`;
}

const locales = new Map<string, string>();

/** A language with its most likely country, as Open Graph requires: `pt` is `pt_BR`. */
function localeOf(language: string): string {
  return remember(locales, language, () => {
    const { language: name, region } = new Intl.Locale(language).maximize();
    return region === undefined ? name : `${name}_${region}`;
  });
}

/** Input for `metaOfPage`: the page's address, dates and pictures. */
export interface PageAddress {
  /** Absolute address of the page; undefined if the site's address is unknown. */
  url?: string | undefined;
  /** Absolute address of the page's share image, 1200 × 630. */
  image?: string | undefined;
  /** BCP 47. */
  language: string;
  /** Makes root-relative addresses of the site absolute, if possible. */
  published(href: string): string;
  /** Like `published` for addresses of pages, if they are served with a trailing slash. */
  publishedPage?(href: string): string;
}

/**
 * Meta elements for search engines and link previews (FORMAT.md 3, "Head tags"). A page's frontmatter overrides docs.json's `seo.metatags`, which
 * override derived values.
 */
export function metaOfPage(
  site: Pick<Site, 'identity'> & { settings: Pick<Settings, 'metatags'> },
  route: Pick<Route, 'shortTitle' | 'description' | 'source' | 'frontmatter' | 'noindex'>,
  { url, image, language, published }: PageAddress,
): Meta[] {
  const { frontmatter } = route;
  const title = documentTitle(site, route);
  const { description: general, ...metatags } = site.settings.metatags;
  const own = route.frontmatter.description ?? general;
  const description =
    own === undefined ? summaryOf(route) || plainLine(site.identity.description ?? '') : plainLine(own);
  const withColon = Object.entries(frontmatter).flatMap(([key, value]) =>
    key.includes(':') && typeof value === 'string' ? [[key, value] as const] : [],
  );
  const authors: Record<string, string> = { ...metatags, ...Object.fromEntries(withColon) };
  const picture = authors['og:image'] ?? image;
  const size = picture === image && image !== undefined ? { width: '1200', height: '630' } : undefined;
  const entries: Record<string, string | undefined> = {
    'application-name': site.identity.name,
    generator: 'Trellis',
    description,
    keywords: frontmatter.keywords?.join(', '),
    'og:site_name': site.identity.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': localeOf(language),
    'og:image': picture,
    'og:image:width': size?.width,
    'og:image:height': size?.height,
    'og:image:alt': size && title,
    'twitter:card': picture === undefined ? 'summary' : 'summary_large_image',
    'twitter:title': authors['og:title'] ?? title,
    'twitter:description': authors['og:description'] ?? description,
    'twitter:image': picture,
    ...authors,
    robots: robotsOf(route, site),
  };
  return Object.entries(entries).flatMap(([key, content]) => {
    if (!content || (holdsAddress.test(key) && isRefused(content))) return [];
    return metaOf([key, holdsAddress.test(key) && /^\/(?!\/)/.test(content) ? published(content) : content]);
  });
}

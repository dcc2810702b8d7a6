import type { Route, Settings, Site } from '../../site/site.js';

/** A `<meta>` element: by `name`, or by `property` for those of Open Graph. */
export type Meta = { name: string; content: string } | { property: string; content: string };

const openGraph = /^(?:og|article|book|profile|fb|music|video):/;

function metaOf([key, content]: [string, string]): Meta {
  return openGraph.test(key) ? { property: key, content } : { name: key, content };
}

/** Text of a description without Markdown's marks and line breaks, at a length that search engines show. */
function plain(text: string): string {
  const words = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= 300 ? words : `${words.slice(0, 299).replace(/\s+\S*$/, '')}…`;
}

/** What the browser's tab and search results call a page (format spec 1.1). */
export function documentTitle(site: Pick<Site, 'identity'>, route: Pick<Route, 'shortTitle'>): string {
  return `${route.shortTitle} - ${site.identity.name}`;
}

/**
 * What a page says of itself to search engines and to sites that show a link to it (format spec part 3, "Head tags"): a page's
 * own frontmatter wins over docs.json's `metadata`, which wins over what is derived.
 *
 * @param url absolute address of the page; undefined while the address of the site is not known.
 */
export function metaOfPage(
  site: Pick<Site, 'identity'> & { settings: Pick<Settings, 'metadata'> },
  route: Pick<Route, 'shortTitle' | 'description' | 'frontmatter' | 'noindex'>,
  url: string | undefined,
): Meta[] {
  const { frontmatter } = route;
  const title = documentTitle(site, route);
  const description = plain(route.description ?? site.identity.description ?? '');
  const own = Object.entries(frontmatter).filter(([key, value]) => key.includes(':') && typeof value === 'string');
  const robots = frontmatter.robots ?? (route.noindex ? 'noindex' : undefined);
  const entries: Record<string, string | undefined> = {
    'application-name': site.identity.name,
    generator: 'Trellis',
    description: description || undefined,
    keywords: frontmatter.keywords?.join(', '),
    'og:site_name': site.identity.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description || undefined,
    'og:url': url,
    'twitter:card': 'summary',
    'twitter:title': title,
    'twitter:description': description || undefined,
    ...site.settings.metadata,
    ...(Object.fromEntries(own) as Record<string, string>),
    robots,
  };
  const filled = Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.map(metaOf);
}

import { chosenTab } from '../../../site/navigation/viewDivisions.js';
import { firstHref } from '../../../site/navigation/branch.js';
import { plainLine } from '../../../content/plainLine.js';
import { summaryOf } from '../../../render/summary.js';
import { isLeftOut } from '../../../site/visibility.js';
import type { SidebarGroup, SidebarNode } from '../../../site/navigation/view.js';
import type { Route, Site } from '../../../site/site.js';
import type { PageAddress } from './meta.js';

type Thing = { '@type': string; '@id'?: string } & Readonly<Record<string, unknown>>;
interface Reference {
  '@id': string;
}

/** Type of a page in schema.org: one for API pages, one for all others. */
function typeOf({ source, frontmatter }: Route): 'APIReference' | 'TechArticle' {
  return source.kind !== 'content' || frontmatter.api !== undefined ? 'APIReference' : 'TechArticle';
}

function groupsAround(nodes: readonly SidebarNode[], branch: readonly string[]): SidebarGroup[] {
  const [id, ...inner] = branch;
  const group = nodes.find((node) => node.type === 'group' && node.id === id);
  return group?.type === 'group' ? [group, ...groupsAround(group.children, inner)] : [];
}

/** The path from the home page: tab, groups with a page, the page itself. */
function trailOf(route: Route, { identity, home }: Pick<Site, 'identity' | 'home'>): { name: string; href?: string }[] {
  const { view, branch, title } = route;
  const tab = chosenTab(view);
  const groups = groupsAround(view.tree, branch).filter(({ label }) => label !== '');
  const places = [
    { name: identity.name, href: home },
    ...(tab && !tab.external ? [{ name: tab.label, href: tab.href }] : []),
    ...groups.flatMap((group) => {
      const href = firstHref(group);
      return href === undefined ? [] : [{ name: group.label, href }];
    }),
  ];
  return [...places.filter(({ name }, index) => name !== places[index - 1]?.name), { name: title }];
}

/**
 * JSON-LD of a page in schema.org's vocabulary (FORMAT.md 3): the site, the page, its breadcrumbs, and the article or reference. Undefined for pages
 * that search engines must not index, and if the site's address is unknown, because all of it needs addresses.
 */
export function structuredData(site: Site, route: Route, address: PageAddress): string | undefined {
  const { url, image, language, published, publishedPage = published } = address;
  if (url === undefined || isLeftOut(route, site)) return undefined;
  const { name, description: about, organization = {} } = site.identity;
  const logo = organization.logo ?? site.identity.logo?.light;
  const profiles = organization.sameAs ?? site.socials.map((social) => social.url);
  const start = published('/');
  const website: Reference = { '@id': `${start}#website` };
  const publisher: Reference = { '@id': organization.id ?? `${start}#organization` };
  const trail: Reference = { '@id': `${url}#breadcrumb` };
  const description = summaryOf(route) || plainLine(about ?? '') || undefined;
  const isHome = url === publishedPage(site.home);
  const dates = { datePublished: route.created, dateModified: route.modified };
  const places = isHome ? [] : trailOf(route, site);

  const things: Thing[] = [
    { '@type': 'WebSite', ...website, name, url: start, description: about, inLanguage: language, publisher },
    {
      '@type': 'Organization',
      ...publisher,
      name: organization.name ?? name,
      legalName: organization.legalName,
      url: organization.url ?? start,
      logo: logo && { '@type': 'ImageObject', url: published(logo) },
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: route.title,
      description,
      inLanguage: language,
      isPartOf: website,
      breadcrumb: places.length > 0 ? trail : undefined,
      primaryImageOfPage: image && { '@type': 'ImageObject', url: image, width: 1200, height: 630 },
      ...dates,
    },
  ];
  if (places.length > 0)
    things.push({
      '@type': 'BreadcrumbList',
      ...trail,
      itemListElement: places.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place.name,
        item: place.href === undefined ? undefined : publishedPage(place.href),
      })),
    });
  if (!isHome && route.mode !== 'custom')
    things.push({
      '@type': typeOf(route),
      '@id': `${url}#article`,
      headline: route.title,
      description,
      inLanguage: language,
      image,
      keywords: route.frontmatter.keywords?.join(', '),
      mainEntityOfPage: { '@id': url },
      author: publisher,
      publisher,
      ...dates,
    });
  // `</script>` would end the script element that contains it.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

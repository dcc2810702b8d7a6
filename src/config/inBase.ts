import type { Config } from './config.js';
import type { NavigationNode } from './navigation/node.js';
import { mapNodes } from './navigation/walk.js';

type Address = string | undefined;

/**
 * Rewrites addresses that include the site's base. If a site is served below a base, authors sometimes write addresses as readers see them:
 * `/docs/guides` for `/guides`.
 *
 * @param base URL prefix of the site without trailing slash.
 * @param has true if a page or file exists at a path; then the path is meant as written.
 */
export function inBase(config: Config, base: string, has: (path: string) => boolean): Config {
  if (base === '') return config;
  const within = <Written extends Address>(address: Written): Written => {
    if (address === undefined || !address.startsWith(`${base}/`) || has(address.replace(/[?#].*$/s, '')))
      return address;
    return address.slice(base.length) as Written;
  };
  const linked = <Linked extends { href: string }>(link: Linked): Linked => ({ ...link, href: within(link.href) });
  function placed(node: NavigationNode): NavigationNode {
    if (node.kind === 'page' || node.kind === 'group') return node;
    const href = within(node.href);
    return 'prefix' in node ? { ...node, href, prefix: within(node.prefix) } : { ...node, href };
  }
  const { logo, footer, navbar } = config;
  return {
    ...config,
    redirects: config.redirects.map(({ source, destination, ...redirect }) => ({
      ...redirect,
      source: within(source),
      destination: within(destination),
    })),
    navbar: {
      links: navbar.links.map(linked),
      ...(navbar.primary && { primary: linked(navbar.primary) }),
    },
    footer: { ...footer, links: footer.links.map((column) => ({ ...column, items: column.items.map(linked) })) },
    navigation: mapNodes(config.navigation, ({ node }) => placed(node)),
    ...(logo?.href !== undefined && { logo: { ...logo, href: within(logo.href) } }),
  };
}

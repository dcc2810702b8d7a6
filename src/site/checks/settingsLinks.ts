import { isVersionNode } from '../../config/navigation/levels.js';
import type { Config } from '../../config/config.js';
import { nodesOf } from '../../config/navigation/walk.js';
import type { JsonPath } from '../../config/tree.js';
import { resolveLink } from '../../content/links.js';
import { hasWildcard } from '../wildcards.js';
import { linksInText } from './descriptions.js';
import { deadAnchor, deadLink, meantBy } from './links.js';
import { inConfig, type Check } from './context.js';
import { createTargets } from './targets.js';

const linksAt = (place: JsonPath, text = ''): [JsonPath, string][] =>
  linksInText(text).map((target) => [place, target]);

/** Links of header, banner, footer, logo, navigation and the page for wrong addresses, and destinations of redirects, with their positions in docs.json. */
export function settingsLinks({
  navbar,
  banner,
  errors,
  logo,
  footer,
  redirects,
  navigation,
}: Config): [place: JsonPath, target: string][] {
  const targets: [JsonPath, string | undefined][] = [
    [['logo', 'href'], logo?.href],
    ...navbar.links.map(({ href }, index): [JsonPath, string] => [['navbar', 'links', index, 'href'], href]),
    [['navbar', 'primary', 'href'], navbar.primary?.href],
    ...linksAt(['banner', 'content'], banner?.content),
    ...linksAt(['errors', '404', 'description'], errors?.[404]?.description),
    ...footer.links.flatMap(({ items }, column) =>
      items.map(({ href }, index): [JsonPath, string] => [['footer', 'links', column, 'items', index, 'href'], href]),
    ),
    ...[...nodesOf(navigation)].map(({ node, path }): [JsonPath, string | undefined] => [
      [...path, 'href'],
      'href' in node && !isVersionNode(node) ? node.href : undefined,
    ]),
    // A destination with wildcards depends on the requested address.
    ...redirects
      .map(({ destination }, index): [JsonPath, string] => [['redirects', index, 'destination'], destination])
      .filter(([, destination]) => !hasWildcard(destination)),
  ];
  return targets.flatMap(([place, target]) => (target === undefined ? [] : [[place, target]]));
}

/** Reports links in docs.json to missing pages or headings. */
export const checkSettingsLinks: Check = (context) => {
  const targets = createTargets(context);
  return settingsLinks(context.input.config).flatMap(([path, target]) => {
    const link = resolveLink(target, '/');
    if (link.kind !== 'internal') return [];
    if (targets.has(link.path)) {
      const words = deadAnchor(target, link, targets);
      return words ? inConfig(context, path, 'site/dead-anchor', words) : [];
    }
    const withheld = targets.withheld(target, link.path);
    if (withheld) return inConfig(context, path, 'site/withheld-file', withheld);
    return inConfig(context, path, 'site/dead-link', deadLink(target, meantBy(target, link.path, targets), targets));
  });
};

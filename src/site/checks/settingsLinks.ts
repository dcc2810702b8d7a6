import { isVersionNode } from '../../config/navigation/levels.js';
import { nodesOf } from '../../config/navigation/walk.js';
import type { JsonPath } from '../../config/tree.js';
import { resolveLink } from '../../content/links.js';
import { hasWildcard } from '../wildcards.js';
import { inConfig, type Check } from './context.js';
import { deadLink, meantBy } from './meant.js';
import { createTargets } from './targets.js';

/** Links of header, footer, logo and navigation, and destinations of redirects, that lead to no page of the site. */
export const checkSettingsLinks: Check = (context) => {
  const { topbarLinks, topbarCtaButton, logo, footer, redirects, navigation } = context.input.config;
  const named: [JsonPath, string | undefined][] = [
    [['logo', 'href'], logo?.href],
    ...topbarLinks.map(({ url }, index): [JsonPath, string] => [['topbarLinks', index, 'url'], url]),
    [['topbarCtaButton', 'url'], topbarCtaButton?.url],
    ...footer.links.flatMap(({ links }, column) =>
      links.map(({ url }, index): [JsonPath, string] => [['footer', 'links', column, 'links', index, 'url'], url]),
    ),
    ...[...nodesOf(navigation)].map(({ node, path }): [JsonPath, string | undefined] => [
      [...path, 'href'],
      'href' in node && !isVersionNode(node) ? node.href : undefined,
    ]),
    // A destination with wildcards depends on the address asked for.
    ...redirects
      .map(({ destination }, index): [JsonPath, string] => [['redirects', index, 'destination'], destination])
      .filter(([, destination]) => !hasWildcard(destination)),
  ];
  const targets = createTargets(context);
  return named.flatMap(([path, target]) => {
    const link = target === undefined ? undefined : resolveLink(target, '/');
    if (link?.kind !== 'internal' || targets.has(link.path)) return [];
    const withheld = targets.withheld(String(target), link.path);
    if (withheld) return inConfig(context, path, withheld.code, { message: withheld.message, help: withheld.help });
    const meant = meantBy(String(target), link.path, targets);
    return inConfig(context, path, 'site/dead-link', deadLink(String(target), meant));
  });
};

import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { GroupNode } from '../navigation/node.js';
import { nodesOf } from '../navigation/walk.js';
import type { JsonPath } from '../tree.js';
import type { ConfigCheckContext } from './context.js';

function emptyGroup(group: GroupNode, path: JsonPath, { source, isDamaged }: ConfigCheckContext): Diagnostic[] {
  const children = [...path, 'children'];
  if (group.children.length > 0 || group.openapi !== undefined) return [];
  if (isDamaged([...path, 'pages']) || isDamaged(children)) return [];
  const message = `The group "${group.label}" has no pages, so it is not shown.`;
  const help = 'Add pages to it, or take it out.';
  return [
    diagnostic('config/empty-group', { message, help, ...source.placeOf(source.spanOf(children) ? children : path) }),
  ];
}

/** Reports a navigation without groups, and groups without pages (FORMAT.md 1.7). */
export function checkNavigation(context: ConfigCheckContext): Diagnostic[] {
  const { config, source, isDamaged } = context;
  const nodes = [...nodesOf(config.navigation)];
  const isWritten = source.spanOf(['navigation']) !== undefined;
  if (!nodes.some(({ node }) => node.kind === 'group') && isWritten && !isDamaged(['navigation'])) {
    const message = '`navigation` is empty, so the pages are listed in the order of their files.';
    const help =
      config.schema === 'today'
        ? 'Add pages: "navigation": { "pages": ["introduction"] }.'
        : 'Add a group: { "group": "Start", "pages": ["introduction"] }.';
    return [diagnostic('config/empty-navigation', { message, help, ...source.placeOf(['navigation']) })];
  }
  return nodes.flatMap(({ node, path }) => (node.kind === 'group' ? emptyGroup(node, path, context) : []));
}

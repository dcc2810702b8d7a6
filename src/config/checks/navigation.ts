import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { NavigationGroup } from '../config.js';
import type { JsonPath } from '../tree.js';
import type { CheckContext } from './context.js';

function emptyGroups(group: NavigationGroup, path: JsonPath, context: CheckContext): Diagnostic[] {
  const { source, isDamaged } = context;
  const pages = [...path, 'pages'];
  if (group.pages.length === 0 && group.openapi === undefined && !isDamaged(pages)) {
    const message = `The group "${group.group}" has no pages, so it is not shown.`;
    const help = 'Add pages to it, or take it out.';
    return [
      diagnostic('config/empty-group', { message, help, ...source.placeOf(source.spanOf(pages) ? pages : path) }),
    ];
  }
  return group.pages.flatMap((page, index) =>
    typeof page === 'string' ? [] : emptyGroups(page, [...pages, index], context),
  );
}

/** A navigation without groups, and groups without pages (FORMAT.md 1.7). */
export function checkNavigation(context: CheckContext): Diagnostic[] {
  const { config, source, isDamaged } = context;
  const isWritten = source.spanOf(['navigation']) !== undefined;
  if (config.navigation.length === 0 && isWritten && !isDamaged(['navigation'])) {
    const message = '`navigation` is empty, so the pages are listed in the order of their files.';
    const help =
      config.schema === 'current'
        ? 'Add pages: "navigation": { "pages": ["introduction"] }.'
        : 'Add a group: { "group": "Start", "pages": ["introduction"] }.';
    return [diagnostic('config/empty-navigation', { message, help, ...source.placeOf(['navigation']) })];
  }
  return config.navigation.flatMap((group, index) => emptyGroups(group, ['navigation', index], context));
}

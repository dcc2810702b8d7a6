import type { JsonPath } from '../../config/tree.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { chainOf, type NavigationDivision } from '../navigation/divisions.js';
import { hasPrefix } from '../navigation/prefix.js';
import { inConfig, type Check, type CheckContext } from './context.js';

/** Reports divisions without pages, which are left out (FORMAT.md 1.13, 4). A division whose specification could not be read is not reported. */
export const checkDivisions: Check = (context) => {
  const listed = context.outline.pages.filter(({ isHidden }) => !isHidden);
  const filled = new Set(listed.flatMap(({ division }) => chainOf(division).map(({ node }) => node)));
  const paths = listed.map(({ entry }) => entry.path);
  return context.operations.divisions
    .filter(({ node, isPrimary, href }) => !filled.has(node) && !isPrimary && href === undefined)
    .flatMap((division) =>
      division.prefix === undefined ? emptyOne(context, division) : unused(context, division, paths),
    );
};

/** Reports a division that owns pages by address but matches none. */
function unused(context: CheckContext, division: NavigationDivision, listed: readonly string[]): Diagnostic[] {
  const { entries, operations, unlisted } = context;
  const { node, label, path, prefix = '' } = division;
  const { kind } = node;
  // A hidden division can contain any page, because readers reach it through links.
  if (unlisted(division, division.isHidden) !== undefined || operations.unread.includes(prefix)) return [];
  const isShared = listed.some((each) => hasPrefix(each, prefix));
  const meant = isShared ? undefined : nearest(prefix.slice(1), foldersOf(entries.keys()));
  const written = node.prefix ?? prefix;
  return told(context, [...path, 'prefix'], {
    message: isShared
      ? `The ${kind} "${label}" is left out: every page under \`${written}\` belongs to another ${kind}.`
      : `The ${kind} "${label}" is left out: no page of the navigation has a path that starts with \`${written}\`.`,
    help:
      meant === undefined
        ? `List a page for it in the navigation, or take the ${kind} out.`
        : `Did you mean \`${meant}\`?`,
  });
}

/** Reports an empty division. Unreadable specifications are reported elsewhere. */
function emptyOne(context: CheckContext, { isHidden, openapi, label, path }: NavigationDivision): Diagnostic[] {
  if (isHidden || openapi.length > 0) return [];
  return told(context, [...path, 'label'], {
    message: `"${label}" is left out: it lists no page that exists.`,
    help: 'List a page in it, give it a "href", or take it out.',
  });
}

function told(context: CheckContext, path: JsonPath, words: { message: string; help: string }): Diagnostic[] {
  return [inConfig(context, path, 'site/empty-division', words)];
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(1, end));
  }
  return folders;
}

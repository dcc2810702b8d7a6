import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import type { Divisions, Owner, Spot } from '../divisions.js';
import { innerOf } from '../edition.js';
import { hasPrefix } from '../prefix.js';
import { inConfig, type Check, type CheckContext } from './context.js';

/**
 * Tabs and anchors that own no page: they are left out (FORMAT.md 1.13, 5). Of one whose specification could not be
 * read, nobody knows.
 */
export const checkDivisions: Check = (context) => [
  ...emptyOnes(context, context.cuts.tabs, 'tabs'),
  ...emptyOnes(context, context.cuts.anchors, 'anchors'),
  ...emptyInner(context),
];

function emptyOnes(context: CheckContext, divisions: Divisions, key: 'tabs' | 'anchors'): Diagnostic[] {
  const { owners, ownerOf, kind, isPlaced } = divisions;
  const { outline, entries, unlisted } = context;
  const spots = shownSpots(outline);
  const listed = spots.map(({ path }) => path);
  const filled = new Set(spots.map(ownerOf));
  if (isPlaced)
    return emptyPlaced(
      context,
      owners.filter((owner) => !filled.has(owner)),
      key,
    );

  return (
    owners
      .filter((owner) => !owner.isPrimary && !filled.has(owner))
      .filter(({ prefix }) => prefix !== undefined && !context.operations.unread.includes(prefix))
      // A hidden one can stand for any page, since readers come to it by a link.
      .filter((owner) => unlisted(owner, owner.isHidden) === undefined)
      .map(({ label, index, prefix = '' }) => {
        const url = context.input.config[key][index]?.url ?? prefix;
        const isShared = listed.some((path) => hasPrefix(path, prefix));
        const meant = isShared ? undefined : nearest(prefix.slice(1), foldersOf(entries.keys()));
        return inConfig(context, [key, index, 'url'], 'site/empty-division', {
          message: isShared
            ? `The ${kind} "${label}" is left out: every page under \`${url}\` belongs to another ${kind}.`
            : `The ${kind} "${label}" is left out: no page of the navigation has a path that starts with \`${url}\`.`,
          help:
            meant === undefined
              ? `List a page for it in the navigation, or take the ${kind} out.`
              : `Did you mean \`${meant}\`?`,
        });
      })
  );
}

/** Where the pages are that the navigation shows. */
function shownSpots({ pages }: CheckContext['outline']): Spot[] {
  return pages.filter(({ isHidden }) => !isHidden).map(({ entry, placement }) => ({ path: entry.path, placement }));
}

function emptyInner(context: CheckContext): Diagnostic[] {
  const { cuts, outline } = context;
  const filled = new Set(shownSpots(outline).flatMap((spot) => innerOf(cuts, spot)));
  return emptyPlaced(
    context,
    cuts.inner.owners.filter((owner) => !filled.has(owner)),
    'innerDivisions',
  );
}

/** What became of a specification that cannot be read is said elsewhere. */
function emptyPlaced(
  context: CheckContext,
  empty: readonly Owner[],
  key: 'tabs' | 'anchors' | 'innerDivisions',
): Diagnostic[] {
  return empty
    .filter(({ isHidden, href, openapi }) => href === undefined && !isHidden && openapi.length === 0)
    .map(({ label, index }) =>
      inConfig(context, [key, index, 'name'], 'site/empty-division', {
        message: `"${label}" is left out: it lists no page that exists.`,
        help: 'List a page in it, give it a "href", or take it out.',
      }),
    );
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(1, end));
  }
  return folders;
}

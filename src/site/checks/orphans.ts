import { diagnostic } from '../../diagnostics/create.js';
import { resolveTolerantly } from '../../content/links.js';
import { beginning } from '../../diagnostics/diagnostic.js';
import { chainOf } from '../navigation/divisions.js';
import type { Check, CheckContext } from './context.js';
import { settingsLinks } from './settingsLinks.js';
import { createTargets, textsOf } from './targets.js';

/** Reports pages that readers cannot reach: they are in no navigation, nothing links to them, and they are not marked as intended. */
export const checkOrphans: Check = (context) => {
  const paths = new Set(context.outline.pages.map(({ entry }) => entry.path));
  const unlisted = context.input.pages.filter(
    ({ route, frontmatter: { hidden, url } }) =>
      context.model.routes.has(route) && !paths.has(route) && hidden !== true && url === undefined,
  );
  // Most sites have none, so links are only followed if necessary.
  if (unlisted.length === 0) return [];
  const linked = linkedPaths(context);
  const isInHidden = (path: string): boolean =>
    chainOf(context.outline.owners.get(path)).some(({ isHidden, folder }) => isHidden && folder);
  return unlisted
    .filter(({ route }) => route !== '/' && route !== '/404' && !linked.has(route) && !isInHidden(route))
    .map(({ route, file, frontmatterSpans }) =>
      diagnostic('site/orphan-page', {
        message: `No navigation lists this page, and no link leads to \`${route}\`.`,
        help: 'List it in docs.json, or write `hidden: true` into its frontmatter.',
        file,
        span: frontmatterSpans['title'] ?? beginning,
      }),
    );
};

/** Targets of links in pages, snippets and docs.json, and of tabs without a listed page. A page's links to itself do not count. */
function linkedPaths(context: CheckContext): Set<string> {
  const { addresses } = createTargets(context);
  const { config } = context.input;
  const links = [
    ...textsOf(context.input).flatMap(({ from, references, page }) =>
      references.map(({ target }) => ({ target, from, self: page?.route })),
    ),
    ...[...settingsLinks(config).map(([, target]) => target), ...divisionFolders(context)].map((target) => ({
      target,
      from: '/',
      self: undefined,
    })),
  ];
  return new Set(
    links.flatMap(({ target, from, self }) => {
      const link = resolveTolerantly(target, from, addresses);
      return link.kind === 'internal' && link.path !== self ? link.path : [];
    }),
  );
}

/** A tab or anchor leads to the index of its folder. */
function divisionFolders({ operations: { divisions } }: CheckContext): string[] {
  return divisions.flatMap(({ folder }) => folder || []);
}

import { inLetterCase, type KnownPaths } from '../../content/links.js';
import { isGenerated } from '../generatedPages.js';
import { hasPrefix } from '../navigation/prefix.js';
import type { Route } from '../site.js';
import { hasWildcard, matcherOf } from '../wildcards.js';
import type { CheckContext } from './context.js';
import { nearestPath } from './nearestPath.js';
import { withheldFile, type WithheldFile } from './withheldFiles.js';

/** Everything that a link can lead to. */
export interface Targets {
  /** Paths that addresses are resolved against. */
  known: KnownPaths;
  /** True if an address exists within the site. */
  has(path: string): boolean;
  /** The page at an address; undefined if something else or nothing is there. */
  page(path: string): Route | undefined;
  /** The page or file whose path differs only in letter case. */
  alike(path: string): string | undefined;
  /** The unpublished file that a target means, at a path that does not exist. */
  withheld(target: string, path: string): WithheldFile | undefined;
  /** The page that a broken address may have meant. */
  nearest(path: string): string | undefined;
}

/** Collects pages, redirects, assets and generated files. */
export function createTargets({ model, input, operations }: CheckContext): Targets {
  const { routes, redirects } = model;
  const sources = new Set(redirects.map(({ source }) => source));
  const wildcards = redirects.filter(({ source }) => hasWildcard(source)).map(({ source }) => matcherOf(source));
  const paths = [...routes.keys()];
  const written = new Set(input.pages.map(({ route }) => route));
  const proposals = new Map<string, string | undefined>();
  return {
    known: {
      paths: { has: (path) => written.has(path) || input.assets.has(path) },
      moved: input.moved,
      base: input.base,
    },
    has: (path) =>
      path === '/' ||
      routes.has(path) ||
      sources.has(path) ||
      input.assets.has(path) ||
      isGenerated(path) ||
      path.endsWith('/rss.xml') ||
      wildcards.some((wildcard) => wildcard.test(path)) ||
      // The addresses of an unreadable specification's pages are unknown.
      operations.unread.some((directory) => hasPrefix(path, directory)),
    page: (path) => routes.get(path),
    alike: inLetterCase([...written, ...input.assets.keys()]),
    withheld: (target, path) => withheldFile(target, path, input),
    nearest(path) {
      // A broken link in a snippet or a template occurs on hundreds of pages.
      if (!proposals.has(path)) proposals.set(path, nearestPath(path, paths));
      return proposals.get(path);
    },
  };
}

import { isGenerated } from '../generatedPages.js';
import { inLetterCase, type KnownPaths } from '../../content/links.js';
import { isInFolder } from '../navigation/folder.js';
import type { Route } from '../site.js';
import { sourceTest } from '../wildcards.js';
import type { CheckContext } from './context.js';
import type { Text } from './text.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { withheldFile, type WithheldFile } from './withheldFiles.js';
import { nearest } from '../../diagnostics/nearest.js';
import { hasReference, type Page } from '../../content/page.js';
import type { SiteInput } from '../input.js';

/**
 * The existing path that an author most likely meant: the same without its first folder, one with a near spelling, else the only one with the same
 * last segment, as after a page has moved to another folder. Its translations do not count.
 */
export function nearestPath(path: string, all: readonly string[]): string | undefined {
  const [prefix] = /^\/[^/]+(?=\/.)/.exec(path) ?? [];
  if (prefix !== undefined && all.includes(path.slice(prefix.length))) return path.slice(prefix.length);
  const [numbers, verbs] = [numbersIn(path), verbsIn(path)];
  const candidates = all.filter((other) => numbersIn(other) === numbers && verbsIn(other) === verbs);
  const near = nearest(path, candidates);
  // `/README-DE` is not a misspelling of `/README`.
  const isLonger = near?.toLowerCase().startsWith(path.toLowerCase()) === true;
  if (near !== undefined && !(isLonger && /^[^\p{L}]/u.test(near.slice(path.length)))) return near;
  const name = path.slice(path.lastIndexOf('/'));
  if (name === '/') return undefined;
  const moved = candidates.filter((candidate) => candidate !== path && candidate.endsWith(name));
  const only = moved.find((each) => moved.every((other) => other.endsWith(each)));
  return only !== undefined && (!general.test(name) || isNeighbour(path, only)) ? only : undefined;
}

/** Bases that sites usually have. `/csharp/start` more likely means a folder that is gone. */
const usualBase =
  /\/(?:api|developers?|docs?|documentation|guides?|handbook|help|kb|learn|manual|reference|support|wiki)$/i;

/**
 * The question about the path that was probably meant. If only the site's base is missing, it says what to do.
 *
 * @param paths all paths of the site. A path with pages below it is a folder, not a base.
 */
export function didYouMean(
  target: string,
  suggestion: string,
  paths: readonly string[],
): Required<Pick<Diagnostic, 'help'>> & Pick<Diagnostic, 'base'> {
  const [path = ''] = target.split(/[?#]/);
  const before = path.startsWith('/') && path.endsWith(suggestion) ? path.slice(0, -suggestion.length) : '';
  const help = `Did you mean \`${suggestion}\`?`;
  if (!usualBase.test(before) || paths.some((each) => each.startsWith(`${before}/`))) return { help };
  return {
    help: `${help} If the site is served under \`${before}\`, build it with \`--base ${before}\`.`,
    base: before,
  };
}

// A different number or method means something else: `v1/erc721/get` is not a misspelling of `v2/erc1155/put`.
const numbersIn = (path: string): string => (path.match(/\d+/g) ?? []).join();
const verbsIn = (path: string): string =>
  (path.match(/(?<![\p{L}\p{N}])(?:get|put|post|patch|delete|add|create|remove|update)(?![\p{L}\p{N}])/giu) ?? [])
    .join()
    .toLowerCase();

/** Names that occur in many folders and are no evidence by themselves. */
const general =
  /^\/(?:about|concepts|configuration|create|delete|examples?|faq|features|get|guides?|home|index|installation|intro(?:duction)?|list|overview|quickstart|readme|reference|settings|setup|start|troubleshooting|update|usage)$/i;

function isNeighbour(path: string, other: string): boolean {
  const foldersOf = (of: string): string[] => of.split('/').slice(1, -1);
  const folders = new Set(foldersOf(other));
  return foldersOf(path).some((folder) => folders.has(folder));
}

/** Everything that a link can lead to. */
export interface Targets {
  /** Paths that addresses are resolved against. */
  addresses: KnownPaths;
  /** Paths of all pages. */
  paths: readonly string[];
  /** True if an address exists within the site. */
  has(path: string): boolean;
  /** The page at an address; undefined if something else or nothing is there. */
  page(path: string): Route | undefined;
  /** The ids on a page that a fragment can name; undefined if they are unknown. */
  ids(page: Route): readonly string[] | undefined;
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
  const isRedirected = sourceTest(redirects.map(({ source }) => source));
  const paths = [...routes.keys()];
  const pages = new Set(input.pages.map(({ route }) => route));
  const proposals = new Map<string, string | undefined>();
  return {
    paths,
    addresses: {
      paths: { has: (path) => pages.has(path) || input.assets.has(path) },
      moved: input.moved,
      base: input.base,
    },
    has: (path) =>
      path === '/' ||
      routes.has(path) ||
      input.assets.has(path) ||
      isGenerated(path) ||
      path.endsWith('/rss.xml') ||
      isRedirected(path) ||
      // The addresses of an unreadable specification's pages are unknown.
      operations.unread.some((directory) => isInFolder(path, directory)),
    page: (path) => routes.get(path),
    ids(route) {
      const { source } = route;
      if (source.kind === 'content') return hasReference(source.page) ? undefined : idsInText(source.page);
      const own = source.page?.body ? idsInText(source.page) : [];
      const others = own && input.referenceIds?.(route);
      return others && [...own, ...others];
    },
    alike: inLetterCase([...pages, ...input.assets.keys()]),
    withheld: (target, path) => withheldFile(target, path, input.exclusionAt?.(path)),
    nearest(path) {
      // A broken link in a snippet or a template occurs on hundreds of pages.
      if (!proposals.has(path)) proposals.set(path, nearestPath(path, paths));
      return proposals.get(path);
    },
  };
}

/** The fragments of a text; undefined if imported scripts or a missing body make them unknown. */
function idsInText({ body, ids, headings, snippetIds }: Page): readonly string[] | undefined {
  if (!body || body.imports.length === 0) return body && ids;
  return snippetIds && [...new Set([...ids, ...headings.map(({ id }) => id), ...snippetIds])];
}

/** All texts of a site, each once, however many pages import it. */
export function textsOf({ pages, modules = [] }: Pick<SiteInput, 'pages' | 'modules'>): Text[] {
  const ofPages = pages.map((page) => ({ file: page.file, from: `/${page.id}`, references: page.references, page }));
  const files = new Set(pages.map(({ file }) => file));
  const snippets = modules.filter(({ file }) => !files.has(file));
  const shown = pages.flatMap((page) => {
    const links = Map.groupBy(page.snippetLinks ?? [], ({ file }) => file);
    return Array.from(links, ([file, references]) => ({ file, from: `/${page.id}`, references, page }));
  });
  return [...ofPages, ...snippets.map(({ file, references }) => ({ file, from: '/', references })), ...shown];
}

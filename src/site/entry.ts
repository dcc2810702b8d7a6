import { defined } from '../shared/object.js';
import { iconOf } from './icons/icon.js';
import type { Frontmatter } from '../content/frontmatter.js';
import { hrefOf, pagePath, resolveTolerantly, type KnownPaths, type ResolvedLink } from '../content/links.js';
import type { Page } from '../content/page.js';
import { isImage } from '../mdx/imageName.js';
import type { ReferenceEntry } from '../formats/format.js';
import { labelOf } from './label.js';
import { methodOf } from './method.js';
import type { PageSources } from './pageSources.js';
import type { NavigationEntry } from './navigation/entry.js';
import type { PageMode, RouteSource } from './site.js';

/** An entry of the navigation: a page, or a link in its place. */
export interface Entry extends NavigationEntry {
  source: RouteSource;
  title: string;
  mode: PageMode;
  /** Changes when the contents of the page change. */
  digest: string;
  /** The original page, if this entry shows it in place of a missing translation. */
  original?: { path: string; version: string };
}

/**
 * Creates the entries of all pages, by path. If two pages have the same address, the first counts.
 *
 * @param exists true if an icon's file exists; a missing one is not shown.
 */
export function createEntries(
  pages: readonly Page[],
  sources: Pick<PageSources, 'of'>,
  exists: (target: string) => boolean,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const paths = new Set(pages.map(({ route }) => route));
  for (const page of pages)
    if (!entries.has(page.route)) entries.set(page.route, entryOfPage(page, sources.of(page), { exists, paths }));
  return entries;
}

interface Known {
  exists: (target: string) => boolean;
  paths: KnownPaths['paths'];
}

function entryOfPage(page: Page, entry: ReferenceEntry | undefined, { exists, paths }: Known): Entry {
  const { icon, ...rest } = page.frontmatter;
  const isMissing = icon !== undefined && isImage(icon) && !exists(icon);
  return entryOf({
    path: page.route,
    file: `/${page.id}`,
    source: sourceOf(page, entry),
    frontmatter: isMissing ? rest : page.frontmatter,
    paths,
    digest: entry ? `${page.digest} ${entry.digest}` : page.digest,
  });
}

/**
 * Creates the entry of a generated page.
 *
 * @param frontmatter settings from the operation.
 */
export function entryOfOperation(path: string, operation: ReferenceEntry, frontmatter: Frontmatter): Entry {
  const source: RouteSource = { kind: 'operation', operation };
  return entryOf({ path, file: path, source, frontmatter, paths: new Set(), digest: operation.digest });
}

interface Origin extends Pick<Entry, 'path' | 'source' | 'frontmatter' | 'digest'> {
  /** Base of relative addresses in the frontmatter. */
  file: string;
  /** Pages that the frontmatter can name. */
  paths: KnownPaths['paths'];
}

/** The link that `url` makes of a page; undefined if it names the page itself, which translations of the page copy. */
function linkOf({ path, file, paths, frontmatter }: Origin): ResolvedLink | undefined {
  const { url } = frontmatter;
  if (!url) return undefined;
  const link = resolveTolerantly(url, file, { paths });
  const isOwn =
    link.kind === 'internal' && (link.path === path || (/^[^./]/.test(url) && path.endsWith(pagePath(url))));
  return isOwn ? undefined : link;
}

/** Texts of the specification replace missing frontmatter (FORMAT.md 3). */
function entryOf(origin: Origin): Entry {
  const { path, source, frontmatter, digest } = origin;
  const operation = source.kind === 'operation' ? source.operation : undefined;
  // An empty title hides the heading, but lists, links and the browser's tab still need a name.
  const label = frontmatter.title === '' ? frontmatter.sidebarTitle : frontmatter.title;
  const title = [label, nameOf(source)].find(Boolean) ?? labelOf(path);
  const shortTitle = frontmatter.sidebarTitle === '' ? title : (frontmatter.sidebarTitle ?? title);
  const url = linkOf(origin);
  return {
    path,
    source,
    frontmatter,
    title,
    shortTitle,
    ...defined({ description: frontmatter.description ?? operation?.description }),
    mode: modeOf(frontmatter),
    leaf: {
      type: 'page',
      href: url?.href ?? hrefOf(path),
      external: url?.kind === 'external',
      label: shortTitle,
      deprecated: frontmatter.deprecated ?? operation?.deprecated ?? false,
      ...defined({
        icon: iconOf(frontmatter.icon, frontmatter.iconType),
        method: methodOf(frontmatter, operation),
        tag: frontmatter.tag ?? operation?.tag,
      }),
    },
    isLink: url !== undefined,
    digest,
  };
}

function nameOf(source: RouteSource): string | undefined {
  if (source.kind === 'schema') return source.name;
  if (source.kind !== 'operation') return undefined;
  const { operation, page } = source;
  // The file name of an author's page makes a title; a generated address does not.
  return operation.title ?? (page ? undefined : labelOf(operation.words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')));
}

function sourceOf(page: Page, entry: ReferenceEntry | undefined): RouteSource {
  if (!entry) return { kind: 'content', page };
  if (entry.kind === 'schema') return { kind: 'schema', page, specification: entry.documentId, name: entry.path };
  return { kind: 'operation', page, operation: entry };
}

function modeOf({ mode, size }: Frontmatter): PageMode {
  if (mode === 'blog' || mode === 'assistant') return 'default';
  return mode ?? (size === 'wide' ? 'wide' : 'default');
}

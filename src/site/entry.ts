import type { Frontmatter } from '../content/frontmatter.js';
import { hrefOf, resolveLink } from '../content/links.js';
import type { Page } from '../content/page.js';
import { labelOf } from './label.js';
import { methodOf } from './method.js';
import type { Lent, PageSources } from './pageSources.js';
import type { Icon, NavigationPage, PageMode, RouteSource } from './site.js';

/** Something the navigation can list, before it is known where: a page of its own, or a link that stands in a page's place. */
export interface Entry {
  /** As in `Route.path`. */
  path: string;
  source: RouteSource;
  frontmatter: Frontmatter;
  title: string;
  shortTitle: string;
  description?: string;
  mode: PageMode;
  /** The leaf that every tree shares. */
  leaf: NavigationPage;
  /** Frontmatter `url`: there is no page, the leaf leads elsewhere. */
  isLink: boolean;
  /** Changes when what the body shows changes. */
  digest: string;
}

/** The entries of all pages, by path; of two pages with the same address the first counts. */
export function createEntries(pages: readonly Page[], sources: Pick<PageSources, 'of'>): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const page of pages) if (!entries.has(page.route)) entries.set(page.route, entryOfPage(page, sources.of(page)));
  return entries;
}

/** Makes the entry of a page; what its specification says stands in where its frontmatter is silent (format spec part 3). */
function entryOfPage(page: Page, lent: Lent | undefined): Entry {
  const { frontmatter } = page;
  const operation = lent?.kind === 'operation' ? lent.operation : undefined;
  const title = frontmatter.title ?? nameOf(lent) ?? labelOf(page.route);
  const shortTitle = frontmatter.sidebarTitle ?? title;
  const url = frontmatter.url ? resolveLink(frontmatter.url, `/${page.id}`) : undefined;
  return {
    path: page.route,
    source: sourceOf(page, lent),
    frontmatter,
    title,
    shortTitle,
    ...defined({ description: frontmatter.description ?? operation?.description }),
    mode: modeOf(frontmatter),
    leaf: {
      type: 'page',
      href: url?.href ?? hrefOf(page.route),
      external: url?.kind === 'external',
      label: shortTitle,
      deprecated: frontmatter.deprecated ?? operation?.deprecated ?? false,
      ...defined({
        icon: iconOf(frontmatter.icon, frontmatter.iconType),
        method: methodOf(frontmatter, operation),
        tag: frontmatter.tag,
      }),
    },
    isLink: url !== undefined,
    digest: lent ? `${page.digest} ${digestOfLent(lent)}` : page.digest,
  };
}

function nameOf(lent: Lent | undefined): string | undefined {
  return lent?.kind === 'schema' ? lent.name : lent?.operation.summary;
}

function sourceOf(page: Page, lent: Lent | undefined): RouteSource {
  if (!lent) return { kind: 'content', page };
  if (lent.kind === 'operation') return { kind: 'operation', page, operation: lent.operation };
  return { kind: 'schema', page, specification: lent.specification.id, name: lent.name };
}

function digestOfLent(lent: Lent): string {
  return lent.kind === 'operation' ? lent.operation.digest : lent.specification.digest;
}

function modeOf({ mode, size }: Frontmatter): PageMode {
  if (mode === 'blog' || mode === 'assistant') return 'default';
  return mode ?? (size === 'wide' ? 'wide' : 'default');
}

/** An icon as docs.json or frontmatter name it; an empty name means none. */
export function iconOf(name: string | undefined, style: string | undefined): Icon | undefined {
  return name ? { name, ...defined({ style }) } : undefined;
}

/** Without the keys that have no value: in the model, a key is there or it is not. */
export function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

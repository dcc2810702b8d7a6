import type { Frontmatter } from '../content/frontmatter.js';
import { hrefOf, resolveLink } from '../content/links.js';
import type { Page } from '../content/page.js';
import type { Operation } from '../openapi/operation.js';
import { labelOf } from './label.js';
import { methodOf } from './method.js';
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

/**
 * The entries of all pages, by path; of two pages with the same address the first counts.
 *
 * @param operationOf the operation that a page's frontmatter names, when there is such a one.
 */
export function createEntries(
  pages: readonly Page[],
  operationOf: (page: Page) => Operation | undefined,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const page of pages) if (!entries.has(page.route)) entries.set(page.route, entryOfPage(page, operationOf(page)));
  return entries;
}

/**
 * Makes the entry of a page, its operation's words standing in where its frontmatter is silent (format spec part 3).
 *
 * @param operation the one that `openapi` names, when there is such a one.
 */
export function entryOfPage(page: Page, operation?: Operation): Entry {
  const { frontmatter } = page;
  const title = frontmatter.title ?? operation?.summary ?? labelOf(page.route);
  const shortTitle = frontmatter.sidebarTitle ?? title;
  const url = frontmatter.url ? resolveLink(frontmatter.url, `/${page.id}`) : undefined;
  const method = operation && !frontmatter.hideApiMarker ? pillOf(operation) : methodOf(frontmatter);
  return {
    path: page.route,
    source: operation ? { kind: 'operation', page, operation } : { kind: 'content', page },
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
      ...defined({ icon: iconOf(frontmatter.icon, frontmatter.iconType), method, tag: frontmatter.tag }),
    },
    isLink: url !== undefined,
    digest: operation ? `${page.digest} ${operation.digest}` : page.digest,
  };
}

function pillOf(operation: Operation): string {
  return operation.kind === 'webhook' ? 'WEBHOOK' : operation.method;
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

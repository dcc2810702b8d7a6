import { resolveTolerantly, type KnownPaths } from '../content/links.js';
import { isExternal } from '../shared/url.js';
import type { RelatedPage } from './navigation/view.js';
import type { Entry } from './entry.js';
import { labelOf } from './label.js';

/** Returns a page's related pages from frontmatter; undefined if it lists none. */
export type RelatedOf = (entry: Entry) => readonly RelatedPage[] | undefined;

/** Finds the related pages in frontmatter. One without a title is labelled with its page's title, else with its address. */
export function createRelated(entries: ReadonlyMap<string, Entry>, paths: Omit<KnownPaths, 'paths'>): RelatedOf {
  return ({ frontmatter, path, source }) => {
    const from = source.page ? `/${source.page.id}` : path;
    const pages = (frontmatter.related || []).map(({ target, title }) => {
      const link = resolveTolerantly(target, from, { ...paths, paths: entries });
      const entry = link.kind === 'internal' ? entries.get(link.path) : undefined;
      if (entry) return ofEntry(entry, link.href, title);
      const words = link.kind === 'internal' ? labelOf(link.path) : hostAndPath(target);
      return { label: title || words || target, href: link.href, external: isExternal(link.href) };
    });
    return pages.length > 0 ? pages : undefined;
  };
}

function ofEntry({ leaf, isLink }: Entry, href: string, title: string | undefined): RelatedPage {
  const { label, icon, external } = leaf;
  return {
    label: title || label,
    href: isLink ? leaf.href : href,
    external,
    ...(icon ? { icon } : {}),
  };
}

const hostAndPath = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#]+$/, '');

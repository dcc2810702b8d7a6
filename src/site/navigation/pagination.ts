import { hrefOf } from '../../content/links.js';
import type { OutlinePage } from './outline.js';
import type { Link, PageNavigation } from './view.js';
import type { Sidebar } from './sidebar.js';

/**
 * The previous and the next page in the reading order of a sidebar (FORMAT.md 1.7), always in the same version, tab and anchor. A page that
 * the sidebar does not list has neither.
 */
export function neighboursOf(path: string, { pages, positions }: Sidebar): Pick<PageNavigation, 'previous' | 'next'> {
  const position = positions.get(path);
  if (position === undefined) return {};
  const previous = pages[position - 1];
  const next = pages[position + 1];
  return { ...(previous ? { previous: linkTo(previous) } : {}), ...(next ? { next: linkTo(next) } : {}) };
}

function linkTo({ entry }: OutlinePage): Link {
  return { label: entry.shortTitle, href: hrefOf(entry.path), external: false };
}

import { hrefOf } from '../content/links.js';
import type { OutlinePage } from './outline.js';
import type { Link, Surroundings } from './site.js';
import type { Section } from './section.js';

/**
 * The pages before and after a path in the reading order of its section (FORMAT.md 1.7); never one of another version,
 * tab or anchor. A page that the section does not list has neither.
 */
export function neighboursOf(path: string, { tree }: Section): Pick<Surroundings, 'previous' | 'next'> {
  const position = tree.positions.get(path);
  if (position === undefined) return {};
  const previous = tree.pages[position - 1];
  const next = tree.pages[position + 1];
  return { ...(previous ? { previous: linkTo(previous) } : {}), ...(next ? { next: linkTo(next) } : {}) };
}

function linkTo({ entry }: OutlinePage): Link {
  return { label: entry.shortTitle, href: hrefOf(entry.path), external: false };
}

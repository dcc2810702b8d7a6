import type { Page } from '../../../content/page.js';

export interface TocEntry {
  id: string;
  text: string;
  /** 0 for the outermost entries. */
  level: 0 | 1 | 2;
}

/** Headings down to the fourth level, counted from the page's highest; a first-level heading counts as second-level (FORMAT.md 1.22). */
export function tocEntries({ headings }: Pick<Page, 'headings'>): TocEntry[] {
  const entries = headings.filter(({ text }) => text !== '');
  const top = Math.max(2, Math.min(...entries.map(({ depth }) => depth)));
  return entries.flatMap(({ id, text, depth }) =>
    depth > Math.max(4, top) ? [] : [{ id, text, level: depth <= top ? 0 : depth === top + 1 ? 1 : 2 }],
  );
}

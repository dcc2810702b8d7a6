import type { Page } from '../../site/body.js';

/** A line of the table of contents. */
export interface TocEntry {
  id: string;
  text: string;
  /** 0 for the outermost. */
  level: 0 | 1 | 2;
}

/** Headings up to the fourth depth; those of the first count as outermost too (format spec 1.22). */
export function tocEntries({ headings }: Pick<Page, 'headings'>): TocEntry[] {
  return headings.flatMap(({ id, text, depth }) =>
    depth > 4 || text === '' ? [] : [{ id, text, level: depth <= 2 ? 0 : depth === 3 ? 1 : 2 }],
  );
}

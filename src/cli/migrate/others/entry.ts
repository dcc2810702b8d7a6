import { defined } from '../../../shared/object.js';
import type { Lost, Written, WrittenObject } from '../written.js';

/** Entry in the sidebar of another generator. */
export type Entry =
  | { kind: 'page'; page: string }
  | { kind: 'group'; label: string; entries: Entry[]; root?: string | undefined; isClosed?: boolean | undefined };

/** Converts entries to `pages` of a group. */
function pagesOf(entries: readonly Entry[]): Written[] {
  return entries.flatMap((entry): Written[] => {
    if (entry.kind === 'page') return [entry.page];
    const group = groupOf(entry);
    return group ? [group] : [];
  });
}

function groupOf({ label, entries, root, isClosed }: Extract<Entry, { kind: 'group' }>): WrittenObject | undefined {
  const pages = pagesOf(entries);
  if (pages.length === 0 && root === undefined) return undefined;
  return defined({ group: label, root, expanded: isClosed === false ? true : undefined, pages });
}

/** Converts entries to groups. Pages outside of groups come first, in a group without a heading. */
function contentsOf(entries: readonly Entry[]): WrittenObject {
  const hasLoose = entries.some(({ kind }) => kind === 'page');
  return hasLoose ? { pages: pagesOf(entries) } : { groups: pagesOf(entries) };
}

/** A separate sidebar, and the label by which readers choose it. */
export interface Sidebar {
  label: string;
  entries: Entry[];
}

/** The navigation for one sidebar, or for several as tabs. */
export function navigationOf(sidebars: readonly Sidebar[]): WrittenObject {
  const filled = sidebars.filter(({ entries }) => pagesOf(entries).length > 0);
  const [only, ...others] = filled;
  if (!only) return { pages: [] };
  if (others.length === 0) return contentsOf(only.entries);
  return { tabs: filled.map(({ label, entries }) => ({ tab: label, ...contentsOf(entries) })) };
}

/** Result of converting another generator's configuration. */
export interface Moved {
  /** Folder for docs.json: the folder with the pages. */
  folder: string;
  docs: WrittenObject;
  lost: Lost[];
}

import type { FoundEntry, NamePlace, ReferenceDocuments } from './format.js';
import { formats } from './list.js';

/**
 * Looks up the entry that a navigation item names; undefined if the item means a page. Formats are tried from last to first, because the
 * names of later ones are more specific.
 */
export function findListed(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined {
  for (const { findListed: find } of formats.toReversed()) {
    const entry = find?.(all, text, place);
    if (entry) return entry;
  }
  return undefined;
}

/** True if a navigation item has the form of an entry's name. */
export function isListedName(text: string): boolean {
  return formats.some(({ isListed }) => isListed?.(text));
}

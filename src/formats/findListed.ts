import type { FoundEntry, NamePlace, ReferenceDocuments } from './format.js';
import { formats } from './list.js';

/** Looks up what an item of the navigation names; undefined where it is meant as a page. The last formats are asked first: their names are the strictest. */
export function findListed(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined {
  for (const { findListed: find } of formats.toReversed()) {
    const found = find?.(all, text, place);
    if (found) return found;
  }
  return undefined;
}

/** True if an item of the navigation has the form of the name of an entry. */
export function isListedName(text: string): boolean {
  return formats.some(({ isListed }) => isListed?.(text));
}

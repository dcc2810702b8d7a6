import type { NamedAt, ReferenceDocument, ReferenceDocuments } from './format.js';
import { resolveLocation } from '../documents/read/location.js';

/** True if a name that was not found may exist in a document that could not be read. */
export function mayBeAway(
  { unread }: ReferenceDocuments,
  searched: readonly ReferenceDocument[],
  file?: string,
): boolean {
  return unread.length > 0 && (file === undefined || searched.length === 0);
}

/**
 * Documents that a file name in a page refers to, best match first. Without a file name: all documents, those that docs.json names first, sorted by
 * location.
 *
 * @param page file that contains the name; `./` and `../../` are relative to it.
 */
export function documentsNamed<Document extends ReferenceDocument>(
  documents: readonly Document[],
  file: string | undefined,
  page: NamedAt['file'],
): Document[] {
  const sorted = [...documents].sort(
    (a, b) => Number(a.isUnnamed ?? false) - Number(b.isUnnamed ?? false) || (a.location < b.location ? -1 : 1),
  );
  if (file === undefined) return sorted;
  const beside = page !== undefined && /^\.{1,2}\//.test(file) ? resolveLocation(file, page) : undefined;
  const path = file.replace(/^(?:\.{0,2}\/)+/, '');
  const bare = path.replace(/\.(json|ya?ml)$/i, '');
  const tests: ((document: Document) => boolean)[] = [
    ({ location }) => location === beside,
    ({ location }) => location === path || location === file,
    ({ location }) => location.includes(path),
    ({ id }) => id === bare,
  ];
  return [...new Set(tests.flatMap((test) => sorted.filter(test)))];
}

/** Formats names as a list for a message. */
export function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Formats the first names as a list for a message, with the number of the others. */
export function listFirst(names: readonly string[], most: number, word: 'and' | 'or' = 'and'): string {
  const rest = names.length - most;
  const others = rest === 1 ? 'one other' : `${rest} others`;
  return listNames(names.slice(0, most)) + (rest > 0 ? ` ${word} ${others}` : '');
}

import type { NamedAt, ReferenceDocument, ReferenceDocuments } from './format.js';
import { resolveLocation } from './openapi/read/location.js';

/** May a name that was not found be right, for all that is known? */
export function mayBeAway(
  { unread }: ReferenceDocuments,
  searched: readonly ReferenceDocument[],
  file?: string,
): boolean {
  return unread.length > 0 && (file === undefined || searched.length === 0);
}

/**
 * Documents that a file name in a page means, best match first; without one all of them, named ones first, by location.
 *
 * @param page file in which the name stands: `./` and `../../` start there.
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
  const wanted = file.replace(/^(?:\.{0,2}\/)+/, '');
  const bare = wanted.replace(/\.(json|ya?ml)$/i, '');
  const tests: ((document: Document) => boolean)[] = [
    ({ location }) => location === beside,
    ({ location }) => location === wanted || location === file,
    ({ location }) => location.includes(wanted),
    ({ id }) => id === bare,
  ];
  return [...new Set(tests.flatMap((test) => sorted.filter(test)))];
}

/** Names in a message. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

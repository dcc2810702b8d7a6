import { remember } from '../../../shared/remember.js';

const kinds = new WeakMap<object, Set<string>>();

/**
 * True if an example is the first of its kind on a page and so gets the kind as its id.
 *
 * @param page identifies one rendering of a page: its context.
 */
export function isFirst(page: object, kind: string): boolean {
  const rendered = remember(kinds, page, () => new Set());
  if (rendered.has(kind)) return false;
  rendered.add(kind);
  return true;
}

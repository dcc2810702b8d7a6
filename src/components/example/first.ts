const kinds = new WeakMap<object, Set<string>>();

/**
 * Whether an example is the first of its kind on a page, which has the id of the kind.
 *
 * @param page stands for one rendering of a page: its context.
 */
export function isFirst(page: object, kind: string): boolean {
  const rendered = kinds.get(page) ?? new Set();
  kinds.set(page, rendered);
  if (rendered.has(kind)) return false;
  rendered.add(kind);
  return true;
}

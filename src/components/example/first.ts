const kinds = new WeakMap<object, Set<string>>();

/**
 * Whether an example is the first of its kind on a page, which has the id of the kind.
 *
 * @param page stands for one drawing of a page: its `locals`.
 */
export function isFirst(page: object, kind: string): boolean {
  const drawn = kinds.get(page) ?? new Set();
  kinds.set(page, drawn);
  if (drawn.has(kind)) return false;
  drawn.add(kind);
  return true;
}

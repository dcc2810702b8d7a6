import type { PageState } from './snapshot.js';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/'));

/** The only address with the same contents or, among several, the only one with the same file name. */
function only(path: string, candidates: readonly string[] = []): string | undefined {
  const alike = candidates.length > 1 ? candidates.filter((each) => nameOf(each) === nameOf(path)) : candidates;
  return alike.length === 1 ? alike[0] : undefined;
}

type Find = (path: string, state: PageState) => string | undefined;

/** Groups addresses of the new state by a property, for look-ups from the old state. */
export function createFind(
  pages: Iterable<[string, PageState]>,
  keyOf: (state: PageState) => string | undefined,
): Find {
  const groups = Map.groupBy(pages, ([, state]) => keyOf(state));
  return (path, state) => {
    const key = keyOf(state);
    const candidates = key === undefined ? [] : groups.get(key)?.map(([address]) => address);
    return only(path, candidates);
  };
}

/** A map that nobody can change after it is made; `Object.freeze` does not reach what a `Map` holds. */
export class FrozenMap<Key, Value> extends Map<Key, Value> {
  constructor(entries: Iterable<readonly [Key, Value]>) {
    super();
    for (const [key, value] of entries) super.set(key, value);
  }

  override set(): never {
    return refuse();
  }

  override delete(): never {
    return refuse();
  }

  override clear(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new TypeError('The model of a site cannot be changed.');
}

/**
 * Freezes a value and everything it holds, in place; cycles and shared parts are met once.
 *
 * @param seen what is already frozen all the way down.
 */
export function deepFreeze<T>(value: T, seen = new WeakSet<object>()): T {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    Object.freeze(next);
    if (next instanceof Map) pending.push(...next.values());
    else for (const key in next) pending.push(next[key as keyof typeof next]);
  }
  return value;
}

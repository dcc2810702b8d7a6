/** A map that cannot be changed once created. `Object.freeze` does not protect a map's entries. */
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
 * Freezes a value and everything in it, in place, including cycles.
 *
 * @param seen values that are already completely frozen.
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

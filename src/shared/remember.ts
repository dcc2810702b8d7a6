/** A `Map` or a `WeakMap`. */
interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns a cached value, and makes it on the first request. */
export function remember<Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = make();
  cache.set(key, value);
  return value;
}

/** Wraps a function so that it is not called again for the argument of its last call. */
export function rememberLast<Argument, Result>(call: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { argument: Argument; result: Result } | undefined;
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: call(argument) };
    return last.result;
  };
}

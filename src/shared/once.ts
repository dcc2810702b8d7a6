/** Wraps a function so that it runs on the first call only; later calls return the same value. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Wraps a function so that it runs on the first call only; later calls return the same value. */
export function once<Value>(make: () => Value): () => Value {
  let cache: { value: Value } | undefined;
  return () => (cache ??= { value: make() }).value;
}

/** `T` with every key that may be undefined made optional. */
type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Leaves out the keys whose value is undefined. In the model a key is either present with a value or absent. */
export function defined<T extends object>(values: T): Defined<T> {
  const present: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) present[key] = value;
  return present as Defined<T>;
}

/** Scalars of the language itself. */
export const builtIn: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** True if a type is the schema's own: neither a scalar of the language nor a type of introspection. */
export function isKept(name: string): boolean {
  return !name.startsWith('__') && !builtIn.has(name);
}

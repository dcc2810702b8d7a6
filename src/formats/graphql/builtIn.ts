/** The language's built-in scalars. */
export const builtIn: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** True if a schema defines a type itself: it is neither a built-in scalar nor an introspection type. */
export function isKept(name: string): boolean {
  return !name.startsWith('__') && !builtIn.has(name);
}

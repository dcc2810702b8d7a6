import type { Replacement } from './components.js';

/** Formats a component with its visible property as a tag: `<Tab title="…">`. */
export function tagOf({ name, properties = {} }: Replacement): string {
  const [property] = Object.keys(properties);
  return property === undefined ? `<${name}>` : `<${name} ${property}="…">`;
}

import type { Replacement } from './components.js';

/** The tag to write, with the property that readers see: `<Tab title="…">`. */
export function tagOf({ name, properties = {} }: Replacement): string {
  const [property] = Object.keys(properties);
  return property === undefined ? `<${name}>` : `<${name} ${property}="…">`;
}

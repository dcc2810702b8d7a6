import { noPlace, type JsonEntry, type JsonTree, type Place } from '../../config/tree.js';
import type { Written } from '../written.js';

/** Nodes without a position in a file come last. */
function compare(a: Place, b: Place): number {
  if (a === noPlace || b === noPlace) return Number(a === noPlace) - Number(b === noPlace);
  if (a.file !== b.file) return 0;
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

const placeOf = ({ key, value }: JsonEntry): Place => (key === noPlace ? value.span : key);

/** The plain value of a tree, with keys in the order in which the author wrote them. */
export function inAuthorsOrder(tree: JsonTree): Written {
  if (tree.type === 'scalar') return tree.value;
  if (tree.type === 'array') return tree.items.map(inAuthorsOrder);
  const entries = [...tree.entries].sort(([, a], [, b]) => compare(placeOf(a), placeOf(b)));
  return Object.fromEntries(entries.map(([name, { value }]) => [name, inAuthorsOrder(value)]));
}

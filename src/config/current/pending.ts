import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { at, type JsonTree } from '../tree.js';

const pending: ReadonlyMap<string, string> = new Map([
  ['sdk', 'no pages are made from the reference of a library yet'],
]);

/** Reports keys of the navigation that today's format makes pages from, and Trellis does not. */
export function reportPending(tree: JsonTree): Diagnostic[] {
  const navigation = tree.type === 'object' ? tree.entries.get('navigation')?.value : undefined;
  return navigation ? found(navigation) : [];
}

function found(tree: JsonTree): Diagnostic[] {
  if (tree.type === 'array') return tree.items.flatMap(found);
  if (tree.type !== 'object') return [];
  return [...tree.entries].flatMap(([key, { key: place, value }]) => {
    const reason = pending.get(key);
    if (reason === undefined) return found(value);
    return diagnostic('config/no-effect', {
      message: `\`${key}\` has no effect: ${reason}.`,
      help: 'List pages of your own in `pages`, or lead to the reference elsewhere with `href`.',
      ...at(place),
    });
  });
}

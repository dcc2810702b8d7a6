import { at, type JsonTree } from '../../config/tree.js';
import { pagePath, resolveLink } from '../../content/links.js';
import type { FixAt } from '../fix.js';
import { movedPath, type Moves } from './moves.js';

/** Keys whose values name pages, as the navigation does. */
const pageKeys = new Set(['pages', 'root']);
/** Keys whose values are addresses even without a leading slash. */
const addressKeys = new Set(['href', 'url', 'directory']);

/** The value after the move; undefined if it does not change. */
function rewriteValue(value: string, key: string, moves: Moves): string | undefined {
  const [, slash = '', extension = ''] = /^((?:\.?\/)*).*?(\.mdx?)?$/is.exec(value) ?? [];
  if (pageKeys.has(key)) {
    const old = [...moves.ids].find(([id]) => pagePath(id) === pagePath(value));
    if (old) return `${slash}${value.endsWith(`index${extension}`) ? old[1] : pagePath(old[1]).slice(1)}${extension}`;
  }
  const link = resolveLink(value, '/');
  if (link.kind !== 'internal' || /\s/.test(value)) return undefined;
  const isAddress = value.startsWith('/') || addressKeys.has(key);
  const path = isAddress ? movedPath(moves, link.path) : (moves.paths.get(link.path) ?? link.path);
  // A single word may be the name of a page, but is not its address here.
  if (path === link.path || (!isAddress && !/\.\w+$/.test(value))) return undefined;
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(value) ?? [];
  return `${slash}${path.slice(1)}${extension}${rest}`;
}

/** Lists the changes of values in docs.json, and in files that it references, that name something that moves. Redirects are left out. */
export function configFixes(tree: JsonTree, moves: Moves, key = ''): FixAt[] {
  if (tree.type === 'array') return tree.items.flatMap((item) => configFixes(item, moves, key));
  if (tree.type === 'object')
    return [...tree.entries].flatMap(([name, { value }]) =>
      name === 'redirects' ? [] : configFixes(value, moves, name),
    );
  if (typeof tree.value !== 'string') return [];
  const to = rewriteValue(tree.value, key, moves);
  return to === undefined ? [] : [{ ...at(tree.span), fix: { from: tree.value, to } }];
}

import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { at, findPart, type ObjectTree, type JsonTree } from './tree.js';

function* groupsOf(tree: JsonTree): Generator<ObjectTree> {
  if (tree.type === 'array') for (const item of tree.items) yield* groupsOf(item);
  if (tree.type !== 'object') return;
  for (const { value } of tree.entries.values()) yield* groupsOf(value);
  if (tree.entries.has('group')) yield tree;
}

/** Moves the `groups` of a group into its `pages`, which is where nested groups belong. Changes `tree`. */
export function nestGroups(tree: JsonTree): Diagnostic[] {
  const navigation = findPart(tree, ['navigation']);
  return [...(navigation ? groupsOf(navigation.value) : [])].flatMap(({ entries }) => {
    const groups = entries.get('groups');
    const pages = entries.get('pages');
    if (groups?.value.type !== 'array' || (pages && pages.value.type !== 'array')) return [];
    entries.delete('groups');
    if (pages?.value.type === 'array') {
      const items = [...pages.value.items, ...groups.value.items];
      entries.set('pages', { ...pages, value: { ...pages.value, items } });
    } else entries.set('pages', groups);
    return diagnostic('config/misplaced-key', {
      message: 'A group has no "groups"; they are shown among its `pages`.',
      help: pages ? 'Move them into "pages".' : 'Write "pages" instead of "groups".',
      ...at(groups.key),
    });
  });
}

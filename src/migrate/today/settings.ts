import { moveSettings } from '../../config/moves.js';
import { classicMoves } from '../../config/classic/settings.js';
import { scalarAt } from '../../config/treeBuilders.js';
import { type ObjectTree, noPlace, type JsonEntry, type JsonTree, type Place } from '../../config/tree.js';
import { isObject, type Written, type WrittenObject } from '../written.js';

/** Settings of the model that today's form cannot express. */
const classicOnly = [
  'colors.anchors',
  'styling.rounded',
  'styling.sidebar',
  'styling.navbar',
  'navbar.primary.style',
  'navbar.primary.arrow',
  'api.mdx.auth.inputPrefix',
  'api.maintainOrder',
];

function without(value: Written | undefined, [name = '', ...rest]: readonly string[]): Written | undefined {
  if (!isObject(value)) return value;
  const inner = rest.length === 0 ? undefined : without(value[name], rest);
  const others = Object.entries(value).filter(([key]) => key !== name);
  const object = Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      key !== name ? [[key, each]] : inner === undefined ? [] : [[key, inner]],
    ),
  );
  return others.length === 0 && inner === undefined ? undefined : object;
}

/** Social accounts by platform, from either of the two forms. */
function socialsOf(value: Written | undefined): WrittenObject | undefined {
  if (!Array.isArray(value)) return isObject(value) ? value : undefined;
  const accounts = value.filter((each): each is WrittenObject => isObject(each));
  return Object.fromEntries(accounts.map(({ type, url }) => [String(type), url]));
}

function within(docs: WrittenObject, name: string, change: (value: WrittenObject) => WrittenObject): void {
  const value = docs[name];
  if (isObject(value)) docs[name] = change(value);
}

/** The settings of a classic file under the names of today's schema, in the author's order. The navigation is only a placeholder. */
export function todaysSettings(root: ObjectTree): WrittenObject {
  const model = moveSettings(root, classicMoves);
  const navigation = root.entries.get('navigation');
  // Only its position counts.
  if (navigation) model.entries.set('navigation', { key: navigation.key, value: scalarAt(navigation.key, '') });
  let docs = inAuthorsOrder(model) as WrittenObject;
  for (const path of classicOnly) docs = (without(docs, path.split('.')) ?? {}) as WrittenObject;
  within(docs, 'footer', (footer) => {
    const socials = socialsOf(footer['socials']);
    return socials ? { ...footer, socials } : footer;
  });
  within(docs, 'navbar', ({ primary, ...navbar }) => {
    if (!isObject(primary)) return navbar;
    return { ...navbar, primary: { type: 'button', ...primary } };
  });
  within(docs, 'api', (api) => {
    const params = api['params'];
    // Today's schema has no setting for depth.
    if (isObject(params) && String(params['expanded']).startsWith('topLevel'))
      return { ...api, params: { ...params, expanded: 'all' } };
    return api;
  });
  // The classic default for code blocks is dark in both modes.
  docs['styling'] = { codeblocks: 'dark', ...(docs['styling'] as WrittenObject | undefined) };
  return docs;
}

/** Nodes without a position in a file come last. */
function compare(a: Place, b: Place): number {
  if (a === noPlace || b === noPlace) return Number(a === noPlace) - Number(b === noPlace);
  if (a.file !== b.file) return 0;
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

const placeOf = ({ key, value }: JsonEntry): Place => (key === noPlace ? value.span : key);

/** The plain value of a tree, with keys in the order in which the author wrote them. */
function inAuthorsOrder(tree: JsonTree): Written {
  if (tree.type === 'scalar') return tree.value;
  if (tree.type === 'array') return tree.items.map(inAuthorsOrder);
  const entries = [...tree.entries].sort(([, a], [, b]) => compare(placeOf(a), placeOf(b)));
  return Object.fromEntries(entries.map(([name, { value }]) => [name, inAuthorsOrder(value)]));
}

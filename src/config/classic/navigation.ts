import { entryOf, listAt, impliedEntry, objectAt, objectsIn, scalarText } from '../treeBuilders.js';
import { noPlace, type JsonEntry, type ObjectTree, type JsonTree } from '../tree.js';
import { isExternal } from '../../shared/url.js';

function childrenOf(pages: JsonEntry | undefined): JsonTree[] {
  if (pages?.value.type !== 'array') return [];
  return pages.value.items.map((item) =>
    item.type === 'object' ? groupOf(item) : objectAt(item.span, { kind: impliedEntry('page'), page: entryOf(item) }),
  );
}

function picked(entries: ReadonlyMap<string, JsonEntry>, ...names: string[]): Record<string, JsonEntry | undefined> {
  return Object.fromEntries(names.map((name) => [name, entries.get(name)]));
}

function groupOf({ span, entries }: ObjectTree): ObjectTree {
  const pages = entries.get('pages');
  return objectAt(span, {
    kind: impliedEntry('group'),
    label: entries.get('group'),
    children: pages && { key: pages.key, value: listAt(pages.value.span, childrenOf(pages)) },
    ...picked(entries, 'icon', 'iconType', 'tag', 'expanded', 'hidden', 'openapi', 'version'),
  });
}

type Kind = 'tab' | 'anchor';

function divisionOf({ span, entries }: ObjectTree, kind: Kind): ObjectTree {
  const url = entries.get('url');
  const target = scalarText(url)?.trim() ?? '';
  const isLink = isExternal(target);
  return objectAt(span, {
    kind: impliedEntry(kind),
    label: entries.get('name'),
    [isLink ? 'href' : 'prefix']: url,
    hidden: entries.get('isDefaultHidden'),
    ...picked(entries, 'icon', 'iconType', 'color', 'openapi', 'version'),
  });
}

/**
 * The division for all pages that are in no other division.
 *
 * @param declared its settings in docs.json.
 */
function divisionOfRest(kind: Kind, declared: JsonEntry | undefined, standIn?: JsonEntry): ObjectTree {
  const tree = declared?.value.type === 'object' ? declared.value : objectAt(noPlace, {});
  const { span, entries } = tree;
  const icon = entries.get('icon');
  return objectAt(span, {
    kind: impliedEntry(kind),
    label: entries.get('name') ?? impliedEntry(declared ? 'Documentation' : ''),
    prefix: impliedEntry(''),
    hidden: entries.get('isDefaultHidden'),
    icon: scalarText(icon)?.trim() ? icon : standIn,
    ...picked(entries, 'iconType', 'color'),
  });
}

function versionOf(version: JsonTree): ObjectTree {
  const entries = version.type === 'object' ? version.entries : new Map<string, JsonEntry>();
  return objectAt(version.span, {
    kind: impliedEntry('version'),
    label: version.type === 'object' ? entries.get('name') : entryOf(version),
    href: entries.get('url'),
    ...picked(entries, 'default', 'locale'),
  });
}

/**
 * Converts the classic schema's navigation to the model. Tabs and anchors keep their folder names, because `createOutline` assigns pages to
 * them once all addresses are known.
 */
export function navigationOf(root: ObjectTree): JsonEntry {
  const { tabs, primaryTab, anchors, topAnchor, versions, navigation } = Object.fromEntries(root.entries);
  const divisions = (entry: JsonEntry | undefined, kind: Kind): ObjectTree[] =>
    objectsIn(entry).map((division) => divisionOf(division, kind));
  const ofTabs = divisions(tabs, 'tab');
  const ofAnchors = divisions(anchors, 'anchor');
  const children = [
    ...(versions?.value.type === 'array' ? versions.value.items.map(versionOf) : []),
    ...(ofTabs.length > 0 ? [divisionOfRest('tab', primaryTab), ...ofTabs] : []),
    ...(ofAnchors.length > 0 ? [divisionOfRest('anchor', topAnchor, impliedEntry('book-open')), ...ofAnchors] : []),
    ...objectsIn(navigation).map(groupOf),
  ];
  const { key, value } = navigation ?? impliedEntry(listAt(root.span, []));
  return { key, value: objectAt(value.span, { children: impliedEntry(listAt(value.span, children)) }) };
}

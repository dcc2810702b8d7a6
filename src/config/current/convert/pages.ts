import type { JsonEntry, JsonObject, JsonScalar, JsonTree } from '../../tree.js';
import { entryOf, listAt, madeUp, objectAt } from './graft.js';
import { iconOf } from './icon.js';
import { keysOf, specificationOf, withSource, type Specification } from './specification.js';

/** What a part of the navigation says for everything in it, by the keys of the model. */
export type Handed = Readonly<Partial<Record<'searchable' | 'boost' | 'listing', JsonEntry>>>;

/** What groups take from the division around them. */
export interface GroupsAround {
  specification: Specification | undefined;
  version: JsonEntry | undefined;
  handed: Handed;
}

/** What a part of the navigation hands down, over what it was handed itself. */
export function handedDown({ entries }: JsonObject, outer: Handed = {}): Handed {
  const own = { searchable: entries.get('searchable'), boost: entries.get('boost'), listing: entries.get('directory') };
  return { ...outer, ...Object.fromEntries(Object.entries(own).filter(([, entry]) => entry !== undefined)) };
}

function childrenOf(pages: JsonEntry | undefined, specification: Specification | undefined): JsonTree[] {
  if (pages?.value.type !== 'array') return [];
  return pages.value.items.flatMap((item) => {
    if (item.type === 'object') return groupOf(item, { specification, version: undefined, handed: {} });
    return item.type === 'scalar' ? withSource(item, specification) : [];
  });
}

/** The page of the group itself comes first, where it is not listed anyway. */
function withRoot(children: JsonTree[], root: JsonTree | undefined): JsonTree[] {
  if (root?.type !== 'scalar') return children;
  const isListed = children.some((child) => child.type === 'scalar' && child.value === root.value);
  return isListed ? children : [root, ...children];
}

/** Carries a group over; one without pages stands for every operation of the specification around it. */
export function groupOf(group: JsonObject, { specification, version, handed }: GroupsAround): JsonObject {
  const { entries, span } = group;
  const own = specificationOf(entries.get('openapi'));
  const pages = entries.get('pages');
  const children = withRoot(childrenOf(pages, own ?? specification), entries.get('root')?.value);
  const filling = own ?? (children.length === 0 ? specification : undefined);
  return objectAt(span, {
    group: entries.get('group'),
    pages: pages ? { key: pages.key, value: listAt(pages.value.span, children) } : madeUp(listAt(span, children)),
    ...iconOf(group),
    tag: entries.get('tag'),
    expanded: entries.get('expanded'),
    hidden: entries.get('hidden'),
    rootPage: entries.get('root'),
    ...handedDown(group, handed),
    version,
    ...keysOf(filling),
    directory: entryOf((own ?? specification)?.directory),
  });
}

/** Pages that stand in no group, as a group without heading. */
function headless(pages: readonly JsonScalar[], { specification, version, handed }: GroupsAround): JsonObject[] {
  const [first] = pages;
  if (!first) return [];
  const named = pages.map((page) => withSource(page, specification));
  const content = entryOf(listAt(first.span, named));
  return [
    objectAt(first.span, {
      group: madeUp(''),
      pages: content,
      ...handed,
      version,
      directory: entryOf(specification?.directory),
    }),
  ];
}

/** Carries over a list of pages and groups: each run of pages becomes a group without heading, in its place. */
export function groupsOfPages(items: readonly JsonTree[], around: GroupsAround): JsonObject[] {
  const groups: JsonObject[] = [];
  let run: JsonScalar[] = [];
  for (const item of items) {
    if (item.type === 'scalar') run.push(item);
    if (item.type !== 'object') continue;
    groups.push(...headless(run, around), groupOf(item, around));
    run = [];
  }
  return [...groups, ...headless(run, around)];
}

/** A group for all operations of a specification. */
export function groupOfOperations(
  specification: Specification,
  { version, handed }: Pick<GroupsAround, 'version' | 'handed'>,
): JsonObject {
  const { span } = specification.entry.value;
  const pages = madeUp(listAt(span, []));
  return objectAt(span, { group: madeUp(''), pages, ...handed, version, ...keysOf(specification) });
}

import type { JsonEntry, ObjectTree, ScalarTree, JsonTree } from '../tree.js';
import { entryOf, listAt, impliedEntry, objectAt } from '../treeBuilders.js';
import { iconEntries } from './icon.js';
import { keysOf, specificationsIn, withSource, type SpecificationEntry } from './specification.js';

/** Settings of a node that apply to the pages inside it, with the model's key names. */
export function handedDown({ entries }: ObjectTree): Record<'searchable' | 'boost' | 'listing', JsonEntry | undefined> {
  return { searchable: entries.get('searchable'), boost: entries.get('boost'), listing: entries.get('directory') };
}

function pageOf(page: ScalarTree, specification: SpecificationEntry | undefined): ObjectTree {
  return objectAt(page.span, { kind: impliedEntry('page'), page: entryOf(withSource(page, specification)) });
}

function childrenOf(pages: JsonEntry | undefined, specification: SpecificationEntry | undefined): ObjectTree[] {
  if (pages?.value.type !== 'array') return [];
  return pages.value.items.flatMap((item) => {
    if (item.type === 'object') return groupOf(item, specification);
    return item.type === 'scalar' ? pageOf(item, specification) : [];
  });
}

/** Puts a group's own page first unless the group lists it anyway. */
function rootOf(pages: JsonEntry | undefined, root: JsonTree | undefined): ObjectTree[] {
  if (root?.type !== 'scalar') return [];
  const items = pages?.value.type === 'array' ? pages.value.items : [];
  const isListed = items.some((item) => item.type === 'scalar' && item.value === root.value);
  return isListed ? [] : [pageOf(root, undefined)];
}

/** Converts a group. A group without pages contains all operations of its specification. */
export function groupOf(group: ObjectTree, around: SpecificationEntry | undefined): ObjectTree {
  const { entries, span } = group;
  const specification = specificationsIn(group);
  const pages = entries.get('pages');
  const children = [...rootOf(pages, entries.get('root')?.value), ...childrenOf(pages, specification ?? around)];
  const filling = specification ?? (children.length === 0 ? around : undefined);
  return objectAt(span, {
    kind: impliedEntry('group'),
    label: entries.get('group'),
    children: pages
      ? { key: pages.key, value: listAt(pages.value.span, children) }
      : impliedEntry(listAt(span, children)),
    ...iconEntries(group),
    tag: entries.get('tag'),
    expanded: entries.get('expanded'),
    hidden: entries.get('hidden'),
    root: entries.get('root'),
    ...handedDown(group),
    ...keysOf(filling),
    directory: entryOf((specification ?? around)?.directory),
  });
}

/** Wraps pages outside of groups in a group without heading. */
function headless(pages: readonly ScalarTree[], specification: SpecificationEntry | undefined): ObjectTree[] {
  const [first] = pages;
  if (!first) return [];
  const children = pages.map((page) => pageOf(page, specification));
  return [
    objectAt(first.span, {
      kind: impliedEntry('group'),
      label: impliedEntry(''),
      children: entryOf(listAt(first.span, children)),
      directory: entryOf(specification?.directory),
    }),
  ];
}

/** Converts a list of pages and groups. Consecutive pages become a group without heading. */
export function groupsOfPages(items: readonly JsonTree[], specification: SpecificationEntry | undefined): ObjectTree[] {
  const groups: ObjectTree[] = [];
  let run: ScalarTree[] = [];
  for (const item of items) {
    if (item.type === 'scalar') run.push(item);
    if (item.type !== 'object') continue;
    groups.push(...headless(run, specification), groupOf(item, specification));
    run = [];
  }
  return [...groups, ...headless(run, specification)];
}

export function groupOfOperations(specification: SpecificationEntry): ObjectTree {
  const { span } = specification.entry.value;
  const children = impliedEntry(listAt(span, []));
  return objectAt(span, { kind: impliedEntry('group'), label: impliedEntry(''), children, ...keysOf(specification) });
}

import { plainLine } from '../../content/plainLine.js';
import { listOf, objectOf, textOf, textsIn, type JsonObject } from '../../documents/json.js';

/** The fields of a Tag Object that groups use. */
interface DeclaredTag {
  label: string;
  parent: string | undefined;
}

/** The name that readers see for a Tag Object: its `x-group`, `x-displayName`, `summary` or name. */
export function tagLabel(tag: JsonObject): string | undefined {
  const label = textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? textOf(tag['summary']) ?? textOf(tag['name']);
  return label === undefined ? undefined : plainLine(label);
}

/**
 * Returns a function that names the sidebar groups of a tag. A group's name is the operation's `x-group`, else the tag's label. The tag's parents are the
 * outer groups (FORMAT.md 6.1); outside of them is the group that lists the tag in `x-tagGroups`.
 */
export function createTagGroups(document: JsonObject): (tag: string | undefined, own: string | undefined) => string[] {
  const tags = new Map<string, DeclaredTag>();
  for (const declared of listOf(document['tags'])) {
    const tag = objectOf(declared);
    const [name, label] = [textOf(tag['name']), tagLabel(tag)];
    if (name !== undefined && label !== undefined) tags.set(name, { label, parent: textOf(tag['parent']) });
  }
  const outer = new Map(tagLists(document).flatMap(({ name, tags: own }) => own.map((tag) => [tag, name] as const)));
  const labelOf = (name: string): string => tags.get(name)?.label ?? plainLine(name);

  /** A tag's parents, outermost first. Tags that contain each other become siblings. */
  function parentsOf(name: string): string[] {
    const passed = new Set([name]);
    const parents: string[] = [];
    for (let at = tags.get(name)?.parent; at !== undefined && tags.has(at); at = tags.get(at)?.parent) {
      if (passed.has(at)) return [];
      passed.add(at);
      parents.unshift(at);
    }
    return parents;
  }

  return (tag, own) => {
    if (own !== undefined) return [plainLine(own)];
    if (tag === undefined) return [];
    const path = [...parentsOf(tag), tag];
    const around = path.map((name) => outer.get(name)).find((name) => name !== undefined);
    return [...(around === undefined ? [] : [around]), ...path.map(labelOf)];
  };
}

/** The entries of a document in the order of its `x-tagGroups`; those with other tags come last. */
export function inTagOrder<Entry extends { tags: readonly string[] }>(document: JsonObject, entries: Entry[]): Entry[] {
  const order = tagLists(document).flatMap(({ tags }) => tags);
  if (order.length === 0) return entries;
  const placeOf = ({ tags: [tag] }: Entry): number => {
    const place = tag === undefined ? -1 : order.indexOf(tag);
    return place < 0 ? order.length : place;
  };
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The lists in `x-tagGroups`: groups of tags, as Redoc introduced them. */
function tagLists(document: JsonObject): { name: string; tags: string[] }[] {
  return listOf(document['x-tagGroups']).flatMap((node) => {
    const { name, tags } = objectOf(node);
    const label = textOf(name);
    return label === undefined ? [] : [{ name: plainLine(label), tags: textsIn(tags) }];
  });
}

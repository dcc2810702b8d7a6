import type { GroupNode } from '../../config/navigation/node.js';
import type { JsonPath } from '../../config/tree.js';
import { defined } from '../../shared/definedProperties.js';
import type { LostPart, Written, WrittenObject } from '../written.js';

const today = {
  directory: 'openapi.directory',
  searchable: 'searchable',
  boost: 'boost',
  listing: 'directory',
} as const;

/** Settings of a node that the classic form lacks. */
export function unsaidOf(node: object, path: JsonPath, keys: readonly string[], name: string): LostPart[] {
  const values = new Map(Object.entries(node));
  return keys.flatMap((key): LostPart[] => {
    if (values.get(key) === undefined) return [];
    const word = Object.hasOwn(today, key) ? today[key as keyof typeof today] : key;
    return [{ path, what: `${word} of ${name}`, why: 'mint.json has no word for it' }];
  });
}

/** Writes a group in the classic form. */
export function classicGroup(group: GroupNode, version?: string): WrittenObject {
  const { label, icon, iconType, tag, expanded, hidden, openapi, children } = group;
  const pages = children.map((child): Written => (child.kind === 'page' ? child.page : classicGroup(child)));
  return defined({
    group: label,
    version,
    icon,
    iconType,
    tag,
    expanded,
    hidden,
    openapi: openapi && openapi.length === 1 ? openapi[0] : openapi,
    pages,
  });
}

/** Settings of a group, and of those inside, that the classic form lacks. */
export function unsaidOfGroup(group: GroupNode, path: JsonPath): LostPart[] {
  return [
    ...unsaidOf(group, path, Object.keys(today), `the group "${group.label}"`),
    ...group.children.flatMap((child, index) =>
      child.kind === 'group' ? unsaidOfGroup(child, [...path, 'children', index]) : [],
    ),
  ];
}

import type { DivisionNode, VersionNode } from '../navigation/node.js';
import { languageTag } from '../languageTag.js';
import type { JsonEntry, ObjectTree, JsonTree } from '../tree.js';
import { entryOf, listAt, impliedEntry, objectAt, scalarAt, scalarText } from '../treeBuilders.js';
import { iconEntries } from './icon.js';
import { handedDown } from './pages.js';
import { keysOf, type SpecificationEntry } from './specification.js';

/** Keys for lists of divisions. The key of a label is also the kind of the node. */
export const divisionLists: ReadonlyMap<string, DivisionNode['kind']> = new Map([
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['products', 'product'],
  ['menu', 'item'],
]);

/** Keys for lists of versions and languages. */
export const versionLists: ReadonlyMap<string, VersionNode['kind']> = new Map([
  ['versions', 'version'],
  ['languages', 'language'],
]);

function lightOf(color: JsonTree | undefined): JsonTree | undefined {
  if (color?.type !== 'object') return color;
  return (color.entries.get('light') ?? color.entries.get('dark'))?.value;
}

/** @param specification specification whose operations are inside the division. */
export function divisionOf(
  division: ObjectTree,
  kind: DivisionNode['kind'],
  specification: SpecificationEntry | undefined,
  { children, isLink }: { children: JsonTree[]; isLink: boolean },
): ObjectTree {
  const { entries, span } = division;
  return objectAt(span, {
    kind: impliedEntry(kind),
    label: entries.get(kind),
    href: isLink ? entries.get('href') : undefined,
    ...iconEntries(division),
    color: entryOf(lightOf(entries.get('color')?.value)),
    hidden: entries.get('hidden'),
    description: entries.get('description'),
    align: entries.get('align'),
    openapi: isLink ? undefined : keysOf(specification)['openapi'],
    ...handedDown(division),
    children: impliedEntry(listAt(span, children)),
  });
}

/** Languages use their own name for themselves as label. */
export function versionOf(version: ObjectTree, kind: VersionNode['kind'], children: JsonTree[]): ObjectTree {
  const { entries, span } = version;
  const label = entries.get(kind);
  const code = kind === 'language' ? scalarText(label) : undefined;
  const called = (text: string | undefined): JsonEntry | undefined =>
    label && text !== undefined ? { key: label.key, value: scalarAt(label.value.span, text) } : undefined;
  return objectAt(span, {
    kind: impliedEntry(kind),
    label: code === undefined ? label : called(languageName(code)),
    locale: code === undefined ? undefined : called(languageTag(code)),
    default: entries.get('default'),
    href: entries.get('href'),
    tag: entries.get('tag'),
    hidden: entries.get('hidden'),
    ...handedDown(version),
    children: impliedEntry(listAt(span, children)),
  });
}

/** A language's name for itself, for the language select; the code if it has no name. */
function languageName(code: string): string {
  const tag = languageTag(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Not a valid language tag.
    return code;
  }
}

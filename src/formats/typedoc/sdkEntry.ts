import type { GroupName, ReferenceEntry } from '../format.js';
import { entrySlug, operationSlug } from '../slug.js';
import type { SymbolEntry } from './library.js';
import { sdkPageId, type SdkPage } from './reference.js';
import { symbolLabels } from './symbolLabels.js';

/** Address folders by kind of symbol. Modules and namespaces are folders for their contents. */
const folders: Readonly<Record<string, string>> = {
  class: 'classes',
  interface: 'interfaces',
  enum: 'enums',
  function: 'functions',
  type: 'types',
  variable: 'variables',
};

/**
 * The entry of a symbol or member.
 *
 * @param own page with an id that is unique within the reference.
 */
export function sdkEntry(
  documentId: string,
  page: SdkPage,
  { id, ...own }: Pick<ReferenceEntry, 'id' | 'digest' | 'leadsTo' | 'description' | 'deprecated'>,
): SymbolEntry {
  const { kind, name, scope, hasPanel } = page;
  return {
    id: sdkPageId(documentId, id),
    documentId,
    kind: 'sdk',
    badge: kind.toUpperCase(),
    path: name,
    page,
    title: name,
    words: name,
    slug: entrySlug(
      [...scope.map(withDashes), folders[kind] ?? ''],
      operationSlug(withDashes(name)) || operationSlug(`${kind} ${name}`).replace(/-+$/, ''),
    ),
    groups: groupsOf(page),
    hidden: false,
    ...(!hasPanel && { hasNoPanel: true }),
    pointer: '',
    ...own,
  };
}

/** Names of packages and modules contain slashes: `@example/garden`. */
const withDashes = (name: string): string => name.replace(/^@/, '').replaceAll('/', '-');

/** A module or namespace starts a group; the page of the whole library is outside of all groups. */
function groupsOf({ kind, name, scope, isRoot }: SdkPage): GroupName[] {
  if (isRoot) return [...scope];
  const labels: Readonly<Partial<Record<string, (typeof symbolLabels)[keyof typeof symbolLabels]>>> = symbolLabels;
  const label = kind === 'module' || kind === 'namespace' ? undefined : labels[kind];
  return [...scope, label === undefined ? name : { label }];
}

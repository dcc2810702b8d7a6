import { digest } from '../../shared/digest.js';
import type { GroupName, ReferenceEntry } from '../format.js';
import { entrySlug, operationSlug } from '../slug.js';
import { hasCode, type SdkDetails } from './details.js';
import type { SymbolEntry } from './library.js';
import { pagesInText } from './symbolLinks.js';
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

/** What a page is about: a symbol or one of its members. */
interface SdkPage {
  /** Id of its entry. */
  id: string;
  name: string;
  /** Names of the enclosing modules and namespaces, outermost first. */
  scope: readonly string[];
  /** True for the whole library, as opposed to one of its modules. */
  isRoot?: boolean;
  details: SdkDetails;
}

/** The entry of a symbol or member. */
export function sdkEntry(
  documentId: string,
  page: SdkPage,
  own: Pick<ReferenceEntry, 'description' | 'deprecated'>,
): SymbolEntry {
  const { id, name, scope, details } = page;
  const { kind } = details;
  const pages = new Set<string>();
  collectPages([details, own.description], pages);
  return {
    id,
    documentId,
    kind: 'sdk',
    details,
    badge: kind.toUpperCase(),
    path: name,
    title: name,
    words: name,
    slug: entrySlug(
      [...scope.map(withDashes), folders[kind] ?? ''],
      operationSlug(withDashes(name)) || operationSlug(`${kind} ${name}`).replace(/-+$/, ''),
    ),
    groups: groupsOf(page),
    hidden: false,
    ...(!hasCode(details) && { hasNoPanel: true }),
    pointer: '',
    digest: digest(JSON.stringify([id, own.description, details])),
    leadsTo: [...pages],
    ...own,
  };
}

/** Collects the ids of the entries to which types and texts of a page link. */
function collectPages(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    for (const id of pagesInText(value)) into.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'page' && typeof part === 'string') into.add(part);
      else collectPages(part, into);
    }
  }
}

/** Names of packages and modules contain slashes: `@example/garden`. */
const withDashes = (name: string): string => name.replace(/^@/, '').replaceAll('/', '-');

/** A module or namespace starts a group; the page of the whole library is outside of all groups. */
function groupsOf({ name, scope, isRoot, details: { kind } }: SdkPage): GroupName[] {
  if (isRoot) return [...scope];
  const labels: Readonly<Partial<Record<string, (typeof symbolLabels)[keyof typeof symbolLabels]>>> = symbolLabels;
  const label = kind === 'module' || kind === 'namespace' ? undefined : labels[kind];
  return [...scope, label === undefined ? name : { label }];
}

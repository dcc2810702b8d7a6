import type { GroupNode } from '../../config/navigation/node.js';
import { nodesOf } from '../../config/navigation/walk.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ReferenceDocument } from '../../formats/format.js';
import { readNavigation, type PlacedGroup } from '../navigation/navigationReader.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import type { Entry } from '../entry.js';
import { allOwning } from '../navigation/owners.js';
import type { Messages } from '../../i18n/messages.js';
import type { SiteInput } from '../input.js';
import { folderPath } from '../navigation/folder.js';
import { specificationsOf } from '../pageSources.js';
import { foldAddress } from '../../content/distinctAddresses.js';
import { sourceOf } from '../redirects.js';
import { defaultDirectory } from './address.js';
import { automaticSection } from './automatic.js';
import { createDirectories } from './directory.js';
import { groupsOfDivisions } from './divisions.js';
import { createListings } from './listings.js';
import { nameOperations } from './navigation.js';
import { createOperationPages } from './pages.js';
import type { Versions } from '../navigation/versions.js';
import { documentsByVersion } from '../languageDocuments.js';
import { createFind, type FindSpecifications } from './specifications.js';

/** docs.json's navigation with the operations of specifications. */
export interface PlacedOperations {
  /** The authors' pages, then the generated ones, by path. */
  entries: ReadonlyMap<string, Entry>;
  /** The groups of docs.json, followed by generated ones. Operations are pages. */
  groups: readonly PlacedGroup[];
  divisions: readonly NavigationDivision[];
  /** Directories for pages of specifications that could not be read. */
  unread: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * Creates the pages of operations and adds them to the navigation: where `pages` names them, where a group, tab or anchor names their
 * specification, and in a section of their own if nothing mentions the specification (FORMAT.md 1.15, 6.1). An author's page for an
 * operation replaces the generated one everywhere.
 *
 * @param ownPages entries of the authors' pages.
 * @param labels labels for unnamed parts of documents.
 */
export function placeOperations(
  input: SiteInput,
  ownPages: ReadonlyMap<string, Entry>,
  versions: Versions,
  labels: Messages['labels'],
): PlacedOperations {
  const { config, configSource, specifications } = input;
  const isVersion = (name: string): boolean => versions.names.includes(name);
  const find = createFind(specifications);
  const pages = createOperationPages(ownPages, specifications, labels);
  // A page or redirect of the author at the same address replaces an introduction.
  const addresses = new Set(
    [...ownPages.keys(), ...config.redirects.map(({ source }) => sourceOf(source))].map(foldAddress),
  );
  const listings = createListings(
    pages,
    ({ slug }, directory) => config.trellis.introductions && !addresses.has(foldAddress(`${directory}/${slug}`)),
  );
  const { divisions, groups } = readNavigation(config, { label: labels.documentation, isVersion });
  const { navigation, named, diagnostics } = nameOperations(groups, {
    all: specificationsOf(input),
    documentsOf: documentsByVersion(input, versions),
    find,
    pages,
    listings,
    directoryOf: createDirectories(divisions.all, find),
    labels,
    isVersion,
    at: (place) => configSource.placeOf(place),
  });
  const ofDivisions = groupsOfDivisions(divisions.all, find, { listings, paths: [...ownPages.keys()], labels });
  const nodes = [...nodesOf(config.navigation)].map(({ node }) => node);
  const documents = find(nodes.flatMap((node) => ('openapi' in node && node.openapi) || []));
  const referred = new Set([...named, ...documents, ...shownBy(ownPages, specifications)]);
  const unread = unreadDirectories(
    allOwning(divisions.all),
    nodes.filter((node) => node.kind === 'group'),
    config.api.openapi,
    find,
  );
  const section = automaticSection(
    find(config.api.openapi).filter((specification) => !referred.has(specification)),
    { divisions, listings, paths: ownPages.keys(), labels },
  );
  return {
    entries: pages.entries,
    groups: [...navigation, ...ofDivisions, ...section],
    divisions: divisions.all,
    unread,
    diagnostics: [...diagnostics, ...pages.diagnostics],
  };
}

/** Specifications with an operation on an author's page. */
function shownBy(
  ownPages: ReadonlyMap<string, Entry>,
  specifications: readonly ReferenceDocument[],
): ReferenceDocument[] {
  const ids = new Set(
    [...ownPages.values()].flatMap(({ source }) => (source.kind === 'operation' ? source.operation.documentId : [])),
  );
  return specifications.filter(({ id }) => ids.has(id));
}

function unreadDirectories(
  owning: readonly NavigationDivision[],
  groups: readonly GroupNode[],
  ofSite: readonly string[],
  find: FindSpecifications,
): string[] {
  const isUnread = (entries: readonly string[]): boolean => entries.some((entry) => find([entry]).length === 0);
  return [
    ...owning.flatMap(({ folder = '', openapi }) => (isUnread(openapi) ? folder : [])),
    ...groups.flatMap(({ openapi = [], directory = defaultDirectory }) =>
      isUnread(openapi) ? folderPath(directory) : [],
    ),
    ...(isUnread(ofSite) ? [defaultDirectory] : []),
  ];
}

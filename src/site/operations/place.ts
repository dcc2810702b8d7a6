import type { Config, NavigationGroup } from '../../config/config.js';
import { divisionKeys } from '../../config/divisionKeys.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Specification } from '../../openapi/operation.js';
import { createAnchors, createTabs } from '../divisions.js';
import type { Cuts } from '../edition.js';
import type { Entry } from '../entry.js';
import { createPlaced } from '../placed.js';
import type { Words } from '../../i18n/words.js';
import type { SiteInput } from '../input.js';
import { prefixOf } from '../prefix.js';
import { specificationsOf } from '../pageSources.js';
import { defaultDirectory } from './address.js';
import { automaticSection } from './automatic.js';
import { createDirectories } from './directory.js';
import { groupsOfDivisions } from './divisions.js';
import { createListings } from './listings.js';
import { nameOperations } from './navigation.js';
import { createOperationPages } from './pages.js';
import { createFind, type FindSpecifications } from './specifications.js';

/** docs.json's structure with the operations of specifications in it. */
export interface PlacedOperations {
  /** The authors' pages, then the generated ones, by path. */
  entries: ReadonlyMap<string, Entry>;
  /** docs.json's navigation with operations as pages, then the groups made for them. */
  navigation: readonly NavigationGroup[];
  cuts: Cuts;
  /** Directories of which nobody can say what they hold, as a specification could not be read. */
  unread: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/**
 * Gives operations their pages and puts these into the navigation: where `pages` names them, where a group, tab or
 * anchor names their specification, and in a section of its own for a specification that docs.json names and nothing
 * refers to (FORMAT.md 1.15, 6.1). An author's page for an operation stands for it everywhere.
 *
 * @param written the entries of the authors' pages.
 * @param labels for what docs.json gives no name.
 */
export function placeOperations(
  input: SiteInput,
  written: ReadonlyMap<string, Entry>,
  isVersion: (name: string) => boolean,
  labels: Words['labels'],
): PlacedOperations {
  const { config, configSource, specifications } = input;
  const find = createFind(specifications);
  const pages = createOperationPages(written, specifications);
  const listings = createListings(pages);
  const cuts = cutsOf(config, labels);
  const { navigation, named, diagnostics } = nameOperations(config.navigation, {
    all: specificationsOf(input),
    find,
    pages,
    listings,
    directoryOf: createDirectories(cuts, find),
    heading: labels.reference,
    isVersion,
    at: (place) => configSource.placeOf(place),
  });
  const ofDivisions = [cuts.tabs, cuts.anchors].flatMap((divisions) =>
    groupsOfDivisions(divisions, find, listings, labels.reference),
  );
  const holders = [...divisionKeys.flatMap((key) => config[key]), ...groupsIn(config.navigation)];
  const given = find(holders.flatMap(({ openapi }) => openapi ?? []));
  const referred = new Set([...named, ...given, ...shownBy(written, specifications)]);
  const section = automaticSection(
    find(config.openapi).filter((specification) => !referred.has(specification)),
    { cuts, listings, paths: written.keys(), label: labels.reference },
  );
  return {
    entries: pages.entries,
    navigation: [...navigation, ...ofDivisions, ...section.navigation],
    cuts: cutsOf(
      {
        ...config,
        tabs: [...config.tabs, ...section.tabs],
        anchors: [...config.anchors, ...section.anchors],
      },
      labels,
    ),
    unread: unreadDirectories(config, cuts, find),
    diagnostics: [...diagnostics, ...pages.diagnostics],
  };
}

function cutsOf(config: Config, { documentation }: Words['labels']): Cuts {
  const inner = createPlaced('inner', config);
  return config.schema === 'current'
    ? { tabs: createPlaced('tab', config), anchors: createPlaced('anchor', config), inner }
    : { tabs: createTabs(config, documentation), anchors: createAnchors(config, documentation), inner };
}

/** All groups, at any depth. */
function groupsIn(nodes: readonly (string | NavigationGroup)[]): NavigationGroup[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...groupsIn(node.pages)]));
}

/** Specifications of which an author's page shows an operation. */
function shownBy(written: ReadonlyMap<string, Entry>, specifications: readonly Specification[]): Specification[] {
  const ids = new Set(
    [...written.values()].flatMap(({ source }) => (source.kind === 'operation' ? source.operation.specification : [])),
  );
  return specifications.filter(({ id }) => ids.has(id));
}

function unreadDirectories(config: Config, { tabs, anchors }: Cuts, find: FindSpecifications): string[] {
  const isUnread = (entries: readonly string[]): boolean => entries.some((entry) => find([entry]).length === 0);
  const owners = [...tabs.owners, ...anchors.owners];
  return [
    ...owners.flatMap(({ prefix, openapi }) => (prefix !== undefined && isUnread(openapi) ? prefix : [])),
    ...groupsIn(config.navigation).flatMap(({ openapi = [], directory = defaultDirectory }) =>
      isUnread(openapi) ? prefixOf(directory) : [],
    ),
    ...(isUnread(config.openapi) ? [defaultDirectory] : []),
  ];
}

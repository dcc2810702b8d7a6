import type { DivisionNode } from '../../config/navigation/node.js';
import type { ReferenceDocument } from '../../formats/format.js';
import type { Messages } from '../../i18n/messages.js';
import type { DivisionMaker, PlacedGroup } from '../navigation/navigationReader.js';
import type { NavigationDivision } from '../navigation/divisions.js';
import { ownerOf } from '../navigation/owners.js';
import { isInFolder } from '../navigation/folder.js';
import { defaultDirectory } from './address.js';
import { groupsByTag, madeGroup, pagesByTag } from './groups.js';
import type { Listings } from './listings.js';

export interface SectionContext {
  /** Receives a new division if the section needs one. */
  divisions: DivisionMaker;
  listings: Listings;
  paths: Iterable<string>;
  /** Labels for the section, and for unnamed parts of specifications. */
  labels: Messages['labels'];
}

/** The tabs of a site, or all divisions if it has no tabs. */
function mainDivisions(all: readonly NavigationDivision[]): NavigationDivision[] {
  const tabs = all.filter(({ node }) => node.kind === 'tab');
  return tabs.length > 0 ? tabs : [...all];
}

/**
 * Lists operations of specifications that the navigation does not mention, by tag, below `/api-reference` (FORMAT.md 1.15), without moving
 * any page of the author. They are in the tab or anchor that owns this address, else in a new tab, or anchor on a site without tabs. If
 * there is neither, or the author has pages there, they are in a group after all others.
 */
export function automaticSection(
  specifications: readonly ReferenceDocument[],
  { divisions, listings, paths, labels }: SectionContext,
): PlacedGroup[] {
  const label = labels.reference;
  const beside = mainDivisions(divisions.all);
  const [first] = beside;
  const owner = ownerOf(defaultDirectory, beside);
  const versions = owner?.versions;
  const sections = specifications.flatMap((specification) => {
    const operations = listings.addDocument(specification, { directory: defaultDirectory, versions });
    return operations.length > 0 ? { specification, listed: operations } : [];
  });
  if (sections.length === 0) return [];

  const isOwned = owner !== undefined && !owner.isRest;
  const isFree = ![...paths].some((path) => isInFolder(path, defaultDirectory));
  const ownsByAddress = beside.some(({ folder }) => folder !== undefined);
  if (first && (isOwned || isFree || !ownsByAddress)) {
    const operations = sections.flatMap((section) => section.listed);
    const isNew = !isOwned;
    const newDivision = isNew
      ? divisions.add(furtherDivision(first.node.kind, label, ownsByAddress), { path: [], parent: first.parent })
      : undefined;
    const division = ownsByAddress ? undefined : newDivision;
    return groupsByTag(operations, labels).map((group) => madeGroup(group, { versions, division }));
  }
  return sections.map(({ specification, listed }) =>
    madeGroup({
      kind: 'group',
      label: sections.length === 1 ? label : specification.title,
      children: pagesByTag(listed, labels),
    }),
  );
}

function furtherDivision(beside: DivisionNode['kind'], label: string, ownsByAddress: boolean): DivisionNode {
  const owned = ownsByAddress ? { prefix: defaultDirectory } : {};
  return beside === 'tab'
    ? { kind: 'tab', label, ...owned, children: [] }
    : { kind: 'anchor', label, ...owned, icon: 'code', children: [] };
}

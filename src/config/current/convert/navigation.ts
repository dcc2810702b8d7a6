import type { JsonEntry, JsonObject, JsonScalar, JsonTree } from '../../tree.js';
import {
  divisionLists,
  divisionOf,
  placedIn,
  placementEntry,
  slotOf,
  type DivisionList,
  type Placement,
  type Slot,
} from './divisions.js';
import { EditionList, editionOf, everything, type Edition, type EditionKind } from './editions.js';
import { objectsIn } from './graft.js';
import { groupOf, groupOfOperations, groupsOfPages, handedDown, type Handed } from './pages.js';
import { specificationOf, type Specification } from './specification.js';

/** What `navigation` becomes. */
export interface Structure {
  navigation: JsonTree[];
  tabs: JsonTree[];
  anchors: JsonTree[];
  innerDivisions: JsonTree[];
  versions: JsonTree[];
  /** Specifications that it names outside of tabs and anchors. */
  openapi: JsonScalar[];
}

/** What a part of the navigation takes from the parts around it. */
interface Around {
  placement: Placement;
  edition: Edition;
  /** Undefined inside a language that is divided into versions: what holds for all of them has no version of its own. */
  version: JsonEntry | undefined;
  specification: Specification | undefined;
  handed: Handed;
}

/** A group of the first level. */
interface Piece {
  group: JsonObject;
  placement: Placement;
}

const editionLists: ReadonlyMap<string, EditionKind> = new Map([
  ['versions', 'version'],
  ['languages', 'language'],
]);

const lists = ['groups', 'pages', ...divisionLists.keys(), ...editionLists.keys()];

/** Whether a part of the navigation lists anything. */
function isEmpty({ entries }: JsonObject): boolean {
  return lists.every((key) => {
    const value = entries.get(key)?.value;
    return value?.type !== 'array' || value.items.length === 0;
  });
}

function isOutside(placement: Placement): boolean {
  return placementEntry(placement) === undefined;
}

function isLink(node: JsonObject): boolean {
  return node.entries.has('href') && !node.entries.has('openapi') && isEmpty(node);
}

/** The specification whose operations stand in a part of the navigation: its own; where nothing is listed, the one around it. */
function specificationToFill(node: JsonObject, { specification: outer }: Around): Specification | undefined {
  const own = specificationOf(node.entries.get('openapi'));
  return own ?? (isEmpty(node) && !isLink(node) ? outer : undefined);
}

/** Whether a part of the navigation is divided into versions or languages, at any depth. */
function isDivided(node: JsonObject): boolean {
  return [...node.entries].some(
    ([key, entry]) => editionLists.has(key) || (divisionLists.has(key) && objectsIn(entry).some(isDivided)),
  );
}

/**
 * Carries today's `navigation` over into the classic model. Groups of the first level keep where they lie: the tab, the
 * anchor and the divisions inside of these, by position. Tabs become tabs; anchors, dropdowns, products and entries of menus
 * become anchors; where that level is taken by a division around, they take the other one, or become inner divisions.
 * Versions and languages become versions.
 */
export function convertNavigation(navigation: JsonObject): Structure {
  const divisions: Record<Slot, JsonObject[]> = { tab: [], anchor: [], inner: [] };
  const editions = new EditionList();
  const openapi: JsonScalar[] = [];

  function convertDivision(node: JsonObject, list: DivisionList, slot: Slot, around: Around): Piece[] {
    const { placement, version, edition, specification: outer } = around;
    const specification = specificationOf(node.entries.get('openapi')) ?? outer;
    // Its position is taken before those inside it take theirs.
    const index = divisions[slot].push(node) - 1;
    const pieces = isLink(node) ? [] : fillUp(node, { ...around, placement: placedIn(placement, slot, index) });
    divisions[slot][index] = divisionOf(
      node,
      { ...list, slot, isLink: isLink(node) },
      { placement, version, isInEdition: edition.levels.length > 0, specification },
    );
    return pieces;
  }

  function convertEditions(list: JsonEntry, kind: EditionKind, around: Around): Piece[] {
    const siblings = objectsIn(list);
    return siblings.flatMap((node) => {
      const edition = editionOf(node, kind, siblings, around.edition);
      if (isDivided(node)) return fillUp(node, { ...around, edition, version: undefined });
      editions.add(node, edition, list);
      return fillUp(node, { ...around, edition, version: edition.version });
    });
  }

  function convertContents(node: JsonObject, outer: Around): Piece[] {
    const own = specificationOf(node.entries.get('openapi'));
    const around: Around = {
      ...outer,
      specification: own ?? outer.specification,
      handed: handedDown(node, outer.handed),
    };
    const { placement } = around;
    if (own && isOutside(placement)) openapi.push(...own.sources);

    return [...node.entries].flatMap(([key, entry]): Piece[] => {
      const list = divisionLists.get(key);
      if (list) {
        const siblings = objectsIn(entry);
        const slot = siblings.every(isLink) ? list.slot : slotOf(list, siblings, placement);
        return siblings.flatMap((inner) => convertDivision(inner, list, slot, around));
      }
      const kind = editionLists.get(key);
      if (kind) return convertEditions(entry, kind, around);
      const groups = key === 'groups' ? objectsIn(entry).map((group) => groupOf(group, around)) : [];
      const pages = key === 'pages' && entry.value.type === 'array' ? groupsOfPages(entry.value.items, around) : [];
      return [...groups, ...pages].map((group) => ({ group, placement }));
    });
  }

  /** The operations of a specification follow what is listed. Those of the whole site get a section of their own. */
  function fillUp(node: JsonObject, around: Around): Piece[] {
    const { placement, version } = around;
    const pieces = convertContents(node, around);
    const specification = specificationToFill(node, around);
    const isWholeSite = isOutside(placement) && version === undefined && !isEmpty(node);
    if (!specification || isWholeSite) return pieces;
    const handed = handedDown(node, around.handed);
    return [...pieces, { group: groupOfOperations(specification, { version, handed }), placement }];
  }

  const root: Around = { placement: {}, edition: everything, version: undefined, specification: undefined, handed: {} };
  const pieces = fillUp(navigation, root);
  const global = navigation.entries.get('global')?.value;
  if (global?.type === 'object') pieces.push(...convertContents(global, root));
  return {
    navigation: pieces.map(({ group, placement }) => {
      const placed = placementEntry(placement);
      return placed ? { ...group, entries: new Map([...group.entries, ['placement', placed]]) } : group;
    }),
    tabs: divisions.tab,
    anchors: divisions.anchor,
    innerDivisions: divisions.inner,
    versions: editions.items,
    openapi,
  };
}

import { nowhere, type JsonEntry, type JsonObject, type JsonTree } from '../../tree.js';
import { entryOf, madeUp, objectAt } from './graft.js';
import { iconOf } from './icon.js';
import { keysOf, type Specification } from './specification.js';

/** The two levels of divisions that a page shows: the row of tabs, and the list of anchors. */
export type Slot = 'tab' | 'anchor';

/** Which tab and anchor something lies in, as positions in the model's lists. */
export type Placement = Readonly<Partial<Record<Slot, number>>>;

/** How the divisions of a list are shown. */
export interface DivisionList {
  /** The key of their labels. */
  label: string;
  /** The level they are best shown at. */
  slot: Slot;
  /** Readers are in one of them at a time, and choose it. */
  isChoice?: boolean;
}

/**
 * The level that a list of divisions is best shown at. Products and dropdowns stand in a box above the sidebar, which takes
 * no room of either level: they leave that of anchors to the anchors that they hold.
 */
export function slotOf({ slot, isChoice }: DivisionList, siblings: readonly JsonObject[]): Slot {
  const hold = (key: string): boolean => siblings.some(({ entries }) => entries.has(key));
  return isChoice && hold('anchors') && !hold('tabs') ? 'tab' : slot;
}

/** The lists of divisions, by their keys. */
export const divisionLists: ReadonlyMap<string, DivisionList> = new Map<string, DivisionList>([
  ['tabs', { label: 'tab', slot: 'tab' }],
  ['anchors', { label: 'anchor', slot: 'anchor' }],
  ['dropdowns', { label: 'dropdown', slot: 'anchor', isChoice: true }],
  ['products', { label: 'product', slot: 'anchor', isChoice: true }],
  ['menu', { label: 'item', slot: 'anchor' }],
]);

/** The level for divisions inside others: the best one while it is free, else the other one, else none. */
export function freeSlot(best: Slot, placement: Placement): Slot | undefined {
  const slots: Slot[] = best === 'tab' ? ['tab', 'anchor'] : ['anchor', 'tab'];
  return slots.find((slot) => placement[slot] === undefined);
}

/** A placement as the model has it; undefined for one that says nothing. */
export function placementEntry({ tab, anchor }: Placement): JsonEntry | undefined {
  if (tab === undefined && anchor === undefined) return undefined;
  return madeUp(
    objectAt(nowhere, {
      tab: tab === undefined ? undefined : madeUp(tab),
      anchor: anchor === undefined ? undefined : madeUp(anchor),
    }),
  );
}

function lightOf(color: JsonTree | undefined): JsonTree | undefined {
  if (color?.type !== 'object') return color;
  return (color.entries.get('light') ?? color.entries.get('dark'))?.value;
}

/** What a division is part of. */
export interface DivisionAround {
  placement: Placement;
  /** The version it is for. */
  version: JsonEntry | undefined;
  isInEdition: boolean;
  specification: Specification | undefined;
}

/** What becomes of a division: `slot` is the level it got. */
export interface DivisionForm extends DivisionList {
  isLink: boolean;
}

/** An entry of the model's `tabs` or `anchors`. */
export function divisionOf(
  node: JsonObject,
  { label, slot, isLink, isChoice }: DivisionForm,
  { placement, version, isInEdition, specification }: DivisionAround,
): JsonObject {
  const { entries, span } = node;
  return objectAt(span, {
    name: entries.get(label),
    url: isLink ? entries.get('href') : undefined,
    ...iconOf(node),
    color: slot === 'anchor' ? entryOf(lightOf(entries.get('color')?.value)) : undefined,
    isDefaultHidden: entries.get('hidden'),
    version,
    description: entries.get('description'),
    isChoice: isChoice && (slot === 'anchor' || placement.anchor === undefined) ? madeUp(true) : undefined,
    openapi: isLink ? undefined : keysOf(specification)['openapi'],
    within: placementEntry(placement),
    spansVersions: isInEdition ? undefined : madeUp(true),
  });
}

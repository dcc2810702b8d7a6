import { nowhere, type JsonEntry, type JsonObject, type JsonTree } from '../../tree.js';
import { entryOf, listAt, madeUp, objectAt, objectsIn, scalarAt } from './graft.js';
import { iconOf } from './icon.js';
import { keysOf, type Specification } from './specification.js';

/**
 * Where a page shows divisions: in the row of tabs, in the list of anchors, or in a further list for those inside of these.
 */
export type Slot = 'tab' | 'anchor' | 'inner';

/** Which divisions something lies in, as positions in the model's lists; those of `inner` from the outermost. */
export interface Placement {
  readonly tab?: number;
  readonly anchor?: number;
  readonly inner?: readonly number[];
}

/** How the divisions of a list are shown. */
export interface DivisionList {
  /** The key of their labels. */
  label: string;
  /** Where they are best shown. */
  slot: 'tab' | 'anchor';
  /** Readers are in one of them at a time, and choose it. */
  isChoice?: boolean;
}

/** The lists of divisions, by their keys. */
export const divisionLists: ReadonlyMap<string, DivisionList> = new Map<string, DivisionList>([
  ['tabs', { label: 'tab', slot: 'tab' }],
  ['anchors', { label: 'anchor', slot: 'anchor' }],
  ['dropdowns', { label: 'dropdown', slot: 'anchor', isChoice: true }],
  ['products', { label: 'product', slot: 'anchor', isChoice: true }],
  ['menu', { label: 'item', slot: 'anchor' }],
]);

function holdsTabs(node: JsonObject): boolean {
  return [...node.entries].some(
    ([key, entry]) => key === 'tabs' || (divisionLists.has(key) && objectsIn(entry).some(holdsTabs)),
  );
}

/**
 * Where a list of divisions is shown. Products and dropdowns stand in a box above the sidebar, which takes no room of tabs or
 * anchors: they leave the list of anchors to those that they hold. Others give up the row of tabs to the tabs that they hold.
 */
export function slotOf({ slot, isChoice }: DivisionList, siblings: readonly JsonObject[], placement: Placement): Slot {
  return slotsFor(siblings, slot, isChoice).find((each) => placement[each] === undefined) ?? 'inner';
}

/** The tabs, the anchors or both, the best first. */
function slotsFor(siblings: readonly JsonObject[], best: 'tab' | 'anchor', isChoice = false): ('tab' | 'anchor')[] {
  if (best === 'tab') return ['tab', 'anchor'];
  if (siblings.some(holdsTabs)) return ['anchor'];
  if (!isChoice) return ['anchor', 'tab'];
  return siblings.some(({ entries }) => entries.has('anchors')) ? ['tab', 'anchor'] : ['anchor'];
}

/** The placement of what a division holds. */
export function placedIn(placement: Placement, slot: Slot, index: number): Placement {
  return { ...placement, [slot]: slot === 'inner' ? [...(placement.inner ?? []), index] : index };
}

/** A placement as the model has it; undefined for one that says nothing. */
export function placementEntry({ tab, anchor, inner = [] }: Placement): JsonEntry | undefined {
  if (tab === undefined && anchor === undefined && inner.length === 0) return undefined;
  const innerList = inner.map((index) => scalarAt(nowhere, index));
  return madeUp(
    objectAt(nowhere, {
      tab: tab === undefined ? undefined : madeUp(tab),
      anchor: anchor === undefined ? undefined : madeUp(anchor),
      inner: inner.length === 0 ? undefined : madeUp(listAt(nowhere, innerList)),
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

/** What becomes of a division. */
export interface DivisionForm extends Omit<DivisionList, 'slot'> {
  slot: Slot;
  isLink: boolean;
}

/** An entry of the model's `tabs`, `anchors` or `innerDivisions`. */
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
    color: slot !== 'tab' ? entryOf(lightOf(entries.get('color')?.value)) : undefined,
    isDefaultHidden: entries.get('hidden'),
    version,
    description: entries.get('description'),
    isChoice: isChoice ? madeUp(true) : undefined,
    openapi: isLink ? undefined : keysOf(specification)['openapi'],
    within: placementEntry(placement),
    spansVersions: isInEdition ? undefined : madeUp(true),
  });
}

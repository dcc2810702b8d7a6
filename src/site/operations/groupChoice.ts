import type { GroupNode } from '../../config/navigation/node.js';
import { covers } from '../../config/navigation/versionNames.js';
import type { ReferenceDocument } from '../../formats/format.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import { chainOf } from '../navigation/divisions.js';

/** Operations that a part of the navigation chooses. */
export interface Choice {
  /** Specifications of which it lists single operations. */
  listed: ReadonlySet<ReferenceDocument>;
  /** Specifications that its groups name with `openapi`. */
  named: ReadonlySet<ReferenceDocument>;
}

export interface ChoosingGroup {
  declared: GroupNode;
  /** Its own `openapi`, or the inherited one. */
  openapi: readonly ReferenceDocument[];
  choice: Choice;
}

/** A top-level group with the operations that it chooses. */
export interface ChoosingPlacedGroup extends ChoosingGroup {
  placed: PlacedGroup;
}

/** Combines the operations that several groups choose. */
export function choiceIn(groups: readonly ChoosingGroup[], listedBeside: Iterable<ReferenceDocument> = []): Choice {
  const listed = new Set(listedBeside);
  const named = new Set<ReferenceDocument>();
  for (const { declared, openapi, choice } of groups) {
    const isOwn = declared.openapi !== undefined;
    for (const each of choice.listed) (isOwn ? named : listed).add(each);
    for (const each of [...choice.named, ...(isOwn ? openapi : [])]) named.add(each);
  }
  return { listed, named };
}

/**
 * The specifications whose operations are appended to a part of the navigation (FORMAT.md 6.1, 4): none if it lists single operations of
 * them, else those that no group in it names.
 */
export function toFollow(own: readonly ReferenceDocument[], { listed, named }: Choice): ReferenceDocument[] {
  return own.some((each) => listed.has(each)) ? [] : own.filter((each) => !named.has(each));
}

/** True if a group contains the remaining operations of its division's specifications (today's schema). */
export function isRemainder({ label, children, openapi }: GroupNode): boolean {
  return label === '' && children.length === 0 && openapi !== undefined;
}

/** True if a group is in the same division as another, or in a division inside that. */
export function isWithin(inner: PlacedGroup, outer: PlacedGroup): boolean {
  const { division, versions } = outer;
  return (division === undefined || chainOf(inner.division).includes(division)) && covers(versions, inner.versions);
}

/** Operations that are chosen in the division that a group stands for. */
export function choiceBeside({ placed }: ChoosingPlacedGroup, all: readonly ChoosingPlacedGroup[]): Choice {
  const beside = all.filter(
    ({ declared, placed: other }) => isWithin(other, placed) && !(isRemainder(declared) && isWithin(placed, other)),
  );
  return choiceIn(beside);
}

import type { GroupNode } from '../../config/navigation/node.js';
import type { ReferenceDocument } from '../../formats/format.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import { chainOf } from '../navigation/divisions.js';

/** Operations that a part of the navigation chooses. */
export interface Choice {
  /** Specifications of which it lists operations one by one. */
  listed: ReadonlySet<ReferenceDocument>;
  /** Specifications that groups in it have as their `openapi`. */
  named: ReadonlySet<ReferenceDocument>;
}

export interface ChoosingGroup {
  declared: GroupNode;
  /** Its own `openapi`, or that of the group around it. */
  openapi: readonly ReferenceDocument[];
  choice: Choice;
}

/** A group of the first level with what is chosen in it. */
export interface ChoosingPlacedGroup extends ChoosingGroup {
  placed: PlacedGroup;
}

/** Operations that groups choose together. The content of a group with `openapi` is a choice from these. */
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
 * The specifications whose operations follow in a part of the navigation that names some (FORMAT.md 6.1, 4): none,
 * when it lists operations of them; else those that no group in it names.
 */
export function toFollow(own: readonly ReferenceDocument[], { listed, named }: Choice): ReferenceDocument[] {
  return own.some((each) => listed.has(each)) ? [] : own.filter((each) => !named.has(each));
}

/** True if a group stands for the specifications of its division (today's schema). */
export function isRemainder({ label, children, openapi }: GroupNode): boolean {
  return label === '' && children.length === 0 && openapi !== undefined;
}

/** True if a group is in the same division as another, or in a division inside that. */
export function isWithin(inner: PlacedGroup, outer: PlacedGroup): boolean {
  const { division, version } = outer;
  return (
    (division === undefined || chainOf(inner.division).includes(division)) &&
    (version === undefined || version === inner.version)
  );
}

/** Operations that are chosen in the division that a group stands for. */
export function choiceBeside({ placed }: ChoosingPlacedGroup, all: readonly ChoosingPlacedGroup[]): Choice {
  const beside = all.filter(
    ({ declared, placed: other }) => isWithin(other, placed) && !(isRemainder(declared) && isWithin(placed, other)),
  );
  return choiceIn(beside);
}

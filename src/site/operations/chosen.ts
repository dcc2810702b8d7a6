import type { NavigationGroup } from '../../config/config.js';
import type { Specification } from '../../openapi/operation.js';

/** Which operations a part of the navigation chooses. */
export interface Chosen {
  /** Specifications of which it lists operations one by one. */
  listed: ReadonlySet<Specification>;
  /** Specifications that groups in it have as their `openapi`. */
  named: ReadonlySet<Specification>;
}

/** A group with what is chosen in it. */
export interface ChoosingGroup {
  declared: NavigationGroup;
  /** Its own `openapi`, or that of the group around it. */
  openapi: readonly Specification[];
  chosen: Chosen;
}

/** What groups choose together. What a group with `openapi` lists is a choice from that. */
export function chosenIn(groups: readonly ChoosingGroup[], listedBeside: Iterable<Specification> = []): Chosen {
  const listed = new Set(listedBeside);
  const named = new Set<Specification>();
  for (const { declared, openapi, chosen } of groups) {
    const isOwn = declared.openapi !== undefined;
    for (const each of chosen.listed) (isOwn ? named : listed).add(each);
    for (const each of [...chosen.named, ...(isOwn ? openapi : [])]) named.add(each);
  }
  return { listed, named };
}

/**
 * The specifications whose operations follow in a part of the navigation that names some (FORMAT.md 6.1, 4): none,
 * when it lists operations of them; else those that no group in it names.
 */
export function toFollow(own: readonly Specification[], { listed, named }: Chosen): Specification[] {
  return own.some((each) => listed.has(each)) ? [] : own.filter((each) => !named.has(each));
}

/** Whether a group stands for the specifications of the division that it lies in (today's schema). */
export function isRemainder({ group, pages, openapi }: NavigationGroup): boolean {
  return group === '' && pages.length === 0 && openapi !== undefined;
}

/** Whether a group lies in the same division as another, or in a division inside that. */
function isWithin(inner: NavigationGroup, outer: NavigationGroup): boolean {
  const { tab, anchor, inner: outerDivisions = [] } = outer.placement ?? {};
  return (
    (tab === undefined || tab === inner.placement?.tab) &&
    (anchor === undefined || anchor === inner.placement?.anchor) &&
    outerDivisions.every((index, depth) => inner.placement?.inner?.[depth] === index) &&
    (outer.version === undefined || outer.version === inner.version)
  );
}

/** What is chosen in the division that a group stands for. */
export function chosenBeside<Group extends ChoosingGroup>({ declared }: Group, all: readonly Group[]): Chosen {
  const beside = all.filter(
    ({ declared: other }) => isWithin(other, declared) && !(isRemainder(other) && isWithin(declared, other)),
  );
  return chosenIn(beside);
}

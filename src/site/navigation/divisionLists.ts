import { hrefOf } from '../../content/links.js';
import { isExternal } from '../../shared/url.js';
import { chainOf, inSlot, type NavigationDivision } from './divisions.js';
import { isOfVersion, type Edition } from './edition.js';
import { defined } from '../../shared/object.js';
import type { NavigationEntry } from './entry.js';
import type { Division, InnerDivisions, View } from './view.js';

/** Target of a division. */
export type DivisionTarget = Pick<Division, 'href' | 'external'>;

/** Finds something that the navigation does not list as a page, for a division that has no other. */
export type FindUnlisted = (division: NavigationDivision, isActive: boolean) => DivisionTarget | undefined;

/** Input of lists of divisions. */
export interface DivisionLists {
  /** All divisions of the site, each before those inside of it. */
  divisions: readonly NavigationDivision[];
  edition: Edition;
  unlisted: FindUnlisted;
}

/**
 * The divisions around a reader: beside each that the reader is in, and directly inside of the innermost.
 *
 * @param current the innermost that the reader is in.
 */
export function listDivisions(
  current: NavigationDivision | undefined,
  lists: DivisionLists,
): Pick<View, 'tab' | 'anchor' | 'tabs' | 'anchors' | 'inner'> {
  const chain = chainOf(current);
  const around = lists.divisions.filter(({ parent }) => parent === undefined || chain.includes(parent));
  const shownIn = (beside: readonly NavigationDivision[]): Division[] =>
    beside.flatMap((division) => shown(division, chain.includes(division), lists));
  const tabs = shownIn(around.filter(({ slot }) => slot === 'tab'));
  const anchors = listAnchors(
    around.filter(({ slot }) => slot === 'anchor'),
    shownIn,
  );
  const inner = listInner(
    around.filter(({ slot }) => slot === 'inner'),
    chain,
    shownIn,
  );
  const idIn = (list: readonly Division[], slot: 'tab' | 'anchor'): string | undefined =>
    list.find(({ id }) => id === inSlot(chain, slot)?.id)?.id;
  // A row of one says nothing.
  const row = tabs.length > 1 ? tabs : [];
  return {
    ...defined({ tab: idIn(row, 'tab'), anchor: idIn(anchors, 'anchor') }),
    tabs: row,
    anchors,
    ...(inner.length > 0 && { inner }),
  };
}

/** A list of one says nothing, save where it leads out. */
function saysMuch(list: readonly Division[]): boolean {
  return list.length > 1 || list.some((division) => division.external);
}

/**
 * The top anchor stands first where there is something to come back to (FORMAT.md 2.1): on sites without tabs, in the
 * primary tab, and in any other tab that another anchor of the site shows in.
 */
function listAnchors(
  around: readonly NavigationDivision[],
  shownIn: (beside: readonly NavigationDivision[]) => Division[],
): Division[] {
  const [top, ...others] = around;
  if (!top?.isPrimary) return saysMuch(shownIn(around)) ? shownIn(around) : [];
  const list = shownIn(others);
  return isInOwnTab(top) && list.every((division) => division.external) ? list : [...shownIn([top]), ...list];
}

/** The lists of further divisions, outermost first. */
function listInner(
  around: readonly NavigationDivision[],
  chain: readonly NavigationDivision[],
  shownIn: (beside: readonly NavigationDivision[]) => Division[],
): InnerDivisions[] {
  const byDepth = Map.groupBy(around, depthOf);
  return [...byDepth].flatMap(([, beside]) => {
    const divisions = shownIn(beside);
    if (!saysMuch(divisions)) return [];
    const current = beside.find((division) => chain.includes(division));
    return { divisions, ...defined({ current: divisions.find(({ id }) => id === current?.id)?.id }) };
  });
}

/** Number of inner divisions around a division. */
function depthOf({ parent }: NavigationDivision): number {
  return chainOf(parent).filter(({ slot }) => slot === 'inner').length;
}

/** An anchor inside of a tab that owns pages by their addresses: it is shown for the pages of both. */
function isInOwnTab({ parent }: NavigationDivision): boolean {
  return parent?.prefix !== undefined && !parent.isPrimary;
}

/** A division as it is shown; one that is hidden, or of another version, only while the reader is in it. */
function shown(division: NavigationDivision, isActive: boolean, { edition, unlisted }: DivisionLists): Division[] {
  if (!isActive && (division.isHidden || !isOfVersion(division, edition.version))) return [];
  const { id, label, icon, color, href, isChoice, description, align } = division;
  const own = { id, label, ...defined({ icon, color, isChoice: isChoice || undefined, description, align }) };
  if (href !== undefined) return [{ ...own, href, external: isExternal(href) }];
  const mayBeUnlisted = isActive || !isInOwnTab(division);
  const target = targetTo(edition.firstIn(division)) ?? (mayBeUnlisted ? unlisted(division, isActive) : undefined);
  return target ? [{ ...own, href: target.href, external: target.external }] : [];
}

const targetTo = (entry: NavigationEntry | undefined): DivisionTarget | undefined =>
  entry && { href: hrefOf(entry.path), external: false };

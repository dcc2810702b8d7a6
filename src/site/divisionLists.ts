import { hrefOf, isExternal } from '../content/links.js';
import type { Owner } from './divisions.js';
import { isOfVersion, type Cuts, type Edition } from './edition.js';
import { defined, type Entry } from './entry.js';
import type { Division, InnerDivisions } from './site.js';

/** Which tab and anchor a reader is in; undefined where the site has no such divisions. */
export interface Whereabouts {
  tab: Owner | undefined;
  anchor: Owner | undefined;
  /** The divisions inside of both, outermost first. */
  inner: readonly Owner[];
}

/** Where a division leads. */
export type Target = Pick<Division, 'href' | 'external'>;

/** Finds something that the navigation does not list as a page, for a division that has no other. */
export type FindUnlisted = (owner: Owner, isActive: boolean) => Target | undefined;

/**
 * The row of tabs (FORMAT.md 1.12, 1.13): internal ones that have a page in this version, and links to elsewhere. A hidden
 * one, or one of another version, shows only while it is active. A row of one says nothing and is left out.
 */
export function listTabs({ tabs }: Cuts, edition: Edition, where: Whereabouts, unlisted: FindUnlisted): Division[] {
  const list = tabs.owners.flatMap((owner) => {
    const isActive = owner === where.tab;
    if (!isShown(owner, isActive, edition) || !isAround(owner, where)) return [];
    return divisionTo(owner, targetTo(edition.firstOf(owner)) ?? unlisted(owner, isActive));
  });
  return list.length > 1 ? list : [];
}

/** Anchors that groups are placed in stand in their order, and need no page in the active tab; a list of one says nothing. */
function listPlacedAnchors(
  { anchors }: Cuts,
  edition: Edition,
  where: Whereabouts,
  unlisted: FindUnlisted,
): Division[] {
  const around = anchors.owners.filter((owner) => isAround(owner, where));
  return listPlaced(around, where.anchor, edition, unlisted);
}

function listPlaced(
  owners: readonly Owner[],
  active: Owner | undefined,
  edition: Edition,
  unlisted: FindUnlisted,
): Division[] {
  const list = owners.flatMap((owner) => {
    const isActive = owner === active;
    if (!isShown(owner, isActive, edition)) return [];
    return divisionTo(owner, targetTo(edition.firstOf(undefined, owner)) ?? unlisted(owner, isActive));
  });
  return list.length > 1 || list.some((division) => division.external) ? list : [];
}

/** The lists of divisions inside of tab and anchor, outermost first: those beside each that the reader is in, and those inside. */
export function listInner(
  { inner }: Cuts,
  edition: Edition,
  where: Whereabouts,
  unlisted: FindUnlisted,
): InnerDivisions[] {
  return [...where.inner, undefined].flatMap((active, depth) => {
    const owners = inner.owners.filter(
      (owner) => (owner.within?.inner?.length ?? 0) === depth && isAround(owner, where),
    );
    const divisions = listPlaced(owners, active, edition, unlisted);
    if (divisions.length === 0) return [];
    return { divisions, ...defined({ current: divisions.find(({ id }) => id === active?.id)?.id }) };
  });
}

/**
 * The list of anchors beside a tab (FORMAT.md 1.9, 1.11, 1.13): internal ones that have a page in the active tab, and links to
 * elsewhere. The top anchor stands first where there is something to come back to: on sites without tabs, in the primary
 * tab, and in any other tab that an internal anchor shows in.
 */
export function listAnchors(cuts: Cuts, edition: Edition, where: Whereabouts, unlisted: FindUnlisted): Division[] {
  if (cuts.anchors.isPlaced) return listPlacedAnchors(cuts, edition, where, unlisted);
  const { tab, anchor: active } = where;
  const [top, ...others] = cuts.anchors.owners;
  if (!top) return [];
  const isMain = !tab || tab.isPrimary;
  const targetOf = (owner: Owner): Target | undefined => targetTo(edition.firstOf(tab, owner));
  const list = others.flatMap((owner) => {
    const isActive = owner === active;
    if (!isShown(owner, isActive, edition)) return [];
    return divisionTo(owner, targetOf(owner) ?? (isMain || isActive ? unlisted(owner, isActive) : undefined));
  });
  const hasInternal = list.some((division) => !division.external);
  return isMain || hasInternal ? [...divisionTo(top, targetOf(top)), ...list] : list;
}

function isShown(owner: Owner, isActive: boolean, { version }: Edition): boolean {
  return isActive || (!owner.isHidden && isOfVersion(owner, version));
}

function isAround({ within }: Owner, { tab, anchor, inner }: Whereabouts): boolean {
  return (
    (within?.tab ?? tab?.index) === tab?.index &&
    (within?.anchor ?? anchor?.index) === anchor?.index &&
    (within?.inner ?? []).every((index, depth) => inner[depth]?.index === index)
  );
}

const targetTo = (entry: Entry | undefined): Target | undefined =>
  entry && { href: hrefOf(entry.path), external: false };

function divisionTo(owner: Owner, target: Target | undefined): Division[] {
  const { id, label, icon, color, href, isChoice, description } = owner;
  const own = { id, label, ...defined({ icon, color, isChoice, description }) };
  if (href !== undefined) return [{ ...own, href, external: isExternal(href) }];
  return target ? [{ ...own, href: target.href, external: target.external }] : [];
}

import { isIn } from '../../config/navigation/versionNames.js';
import { hrefOf } from '../../content/links.js';
import { isExternal } from '../../shared/url.js';
import { chainOf, type NavigationDivision } from './divisions.js';
import type { Edition } from './edition.js';
import { defined } from '../../shared/object.js';
import type { NavigationEntry } from './entry.js';
import type { Division, Level } from './view.js';

export type DivisionTarget = Pick<Division, 'href' | 'external'>;

/**
 * Finds the target of a division that lists no pages.
 *
 * @param version version of the reader.
 */
export type FindUnlisted = (
  division: NavigationDivision,
  isActive: boolean,
  version?: string,
) => DivisionTarget | undefined;

export interface DivisionLists {
  /** All divisions of the site, parents before children. */
  divisions: readonly NavigationDivision[];
  edition: Edition;
  unlisted: FindUnlisted;
}

/**
 * The levels of divisions that a page shows, outermost first: at each level the division around the reader with its siblings, and last the
 * children of the innermost division.
 *
 * @param innermost the innermost division around the reader.
 */
export function listLevels(innermost: NavigationDivision | undefined, lists: DivisionLists): Level[] {
  const chain = chainOf(innermost);
  const byParent = Map.groupBy(lists.divisions, ({ parent }) => parent);
  return [undefined, ...chain].flatMap((parent) =>
    [...Map.groupBy(byParent.get(parent) ?? [], ({ node }) => node.kind)].flatMap(([kind, siblings]): Level[] => {
      const divisions = listSiblings(siblings, (division) => show(division, chain.includes(division), lists));
      if (divisions.length === 0) return [];
      const current = siblings.find((division) => chain.includes(division));
      return [{ kind, divisions, ...defined({ current: current?.id }) }];
    }),
  );
}

/**
 * The first anchor leads back to the documentation (FORMAT.md 2.1). It is listed on sites without tabs, in the primary tab, and in other
 * tabs that have an anchor of the site.
 */
function listSiblings(
  [first, ...others]: readonly NavigationDivision[],
  show: (division: NavigationDivision) => Division[],
): Division[] {
  const list = others.flatMap(show);
  const isAlone = first?.isRest === true && first.isShared === true && list.every((division) => division.external);
  return first === undefined || isAlone ? list : [...show(first), ...list];
}

/** Converts a division for display. Hidden divisions, and divisions of another version, are only shown to readers inside them. */
function show(division: NavigationDivision, isActive: boolean, { edition, unlisted }: DivisionLists): Division[] {
  if (!isActive && (division.isHidden || !isIn(division.versions, edition.version))) return [];
  const { id, label, icon, color, href, description, align, isShared = false } = division;
  const own = { id, label, ...defined({ icon, color, description, align }) };
  if (href !== undefined) return [{ ...own, href, external: isExternal(href) }];
  const target =
    targetTo(edition.firstIn(division)) ??
    (isShared && !isActive ? undefined : unlisted(division, isActive, edition.version));
  return target ? [{ ...own, href: target.href, external: target.external }] : [];
}

const targetTo = (entry: NavigationEntry | undefined): DivisionTarget | undefined =>
  entry && { href: hrefOf(entry.path), external: false };

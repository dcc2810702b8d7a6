import type { Config } from '../../config/config.js';
import type { DivisionNode } from '../../config/navigation/node.js';
import { hasScheme } from '../../config/url.js';
import { defined } from '../../shared/definedProperties.js';
import type { LostPart, Written, WrittenObject } from '../written.js';
import { flatten, ownFolder, pathsOf, type Flat } from './flat.js';
import { classicGroup, unsaidOf, unsaidOfGroup } from './groups.js';

/** The navigation in the classic form, as keys of mint.json, and what it cannot say. */
export interface ClassicNavigation {
  keys: WrittenObject;
  lost: LostPart[];
}

type PlacedDivision = Flat['divisions'][number];
type Kind = 'tab' | 'anchor';

/** Kind of a division in the classic form. */
const kindOf = ({ kind }: DivisionNode): Kind => (kind === 'tab' ? 'tab' : 'anchor');

/** Divisions of one name are one, in whatever versions and divisions they stand. */
const isSame = (a: DivisionNode, b: DivisionNode): boolean => kindOf(a) === kindOf(b) && a.label === b.label;

function entryOf({ node, versions }: PlacedDivision, url: string, isInAll: boolean): WrittenObject {
  const { label, icon, iconType, color, hidden, openapi } = node;
  const isAnchor = kindOf(node) === 'anchor';
  return defined({
    name: label,
    url,
    ...(isAnchor ? defined({ icon, iconType, color: color }) : {}),
    version: isInAll ? undefined : versions[0]?.label,
    isDefaultHidden: hidden === true ? true : undefined,
    openapi: openapi && openapi.length === 1 ? openapi[0] : openapi,
  });
}

class Divisions {
  readonly lost: LostPart[] = [];
  constructor(private readonly flat: Flat) {}

  /** The paths of the pages in a division, and in those of the same name. */
  private pathsIn(division: DivisionNode): { own: string[]; others: string[] } {
    const isIn = ({ divisions }: Flat['groups'][number]): boolean => divisions.some((each) => isSame(each, division));
    const { groups } = this.flat;
    const of = (list: typeof groups): string[] => list.flatMap(({ node }) => pathsOf(node));
    return { own: of(groups.filter(isIn)), others: of(groups.filter((group) => !isIn(group))) };
  }

  /** The divisions of one kind, and what the classic form calls the one of the rest. */
  keysOf(kind: Kind, listKey: string, restKey: string): WrittenObject {
    const all = this.flat.divisions.filter(({ node }) => kindOf(node) === kind);
    const first = all.filter(({ node }, index) => all.findIndex((each) => isSame(each.node, node)) === index);
    let rest: WrittenObject | undefined;
    const list = first.flatMap((placed): Written[] => {
      const { node } = placed;
      this.note(placed);
      const isInAll = placed.versions.length === 0 || all.filter((each) => isSame(each.node, node)).length > 1;
      if (node.href !== undefined) return this.linkOf(placed, node.href, isInAll);
      const { own, others } = this.pathsIn(node);
      const folder = ownFolder(own, others);
      if (folder !== undefined) return [entryOf(placed, folder, isInAll)];
      if (rest === undefined) {
        const { name, icon, iconType, isDefaultHidden } = entryOf(placed, '', true);
        rest = defined({ name, icon, iconType, isDefaultHidden: kind === 'tab' ? isDefaultHidden : undefined });
        return [];
      }
      this.say(placed, `the ${node.kind} "${node.label}"`, 'its pages lie in no folder that is its own');
      return [];
    });
    return defined({ [restKey]: list.length > 0 ? rest : undefined, [listKey]: list.length > 0 ? list : undefined });
  }

  private linkOf(placed: PlacedDivision, href: string, isInAll: boolean): Written[] {
    if (hasScheme(href) || href.startsWith('//')) return [entryOf(placed, href, isInAll)];
    const { kind, label } = placed.node;
    this.say(placed, `the ${kind} "${label}"`, `as a link to ${href} it would claim the pages below`);
    return [];
  }

  private note(placed: PlacedDivision): void {
    const { node, path, around } = placed;
    const name = `the ${node.kind} "${node.label}"`;
    if (node.kind !== 'tab' && node.kind !== 'anchor') this.say(placed, name, 'it stands among the anchors');
    else if (around.some(({ kind }) => kind !== 'tab')) this.say(placed, name, 'it stands in no other any more');
    const keys = ['description', 'searchable', 'boost', 'listing', ...(node.kind === 'tab' ? ['icon'] : [])];
    this.lost.push(...unsaidOf(node, path, keys, name));
  }

  private say({ path }: PlacedDivision, what: string, why: string): void {
    this.lost.push({ path, what, why });
  }
}

/** Writes the navigation of today in the classic form: groups in one list, with the folders that tabs and anchors own. */
export function classicNavigation({ navigation }: Pick<Config, 'navigation'>): ClassicNavigation {
  const flat = flatten(navigation.children);
  const divisions = new Divisions(flat);
  const versions = flat.versions.filter(({ around }) => around.length === 0);
  const keys = {
    versions: versions.map(({ node: { label, locale, default: isDefault, href } }): Written =>
      locale === undefined && isDefault !== true && href === undefined
        ? label
        : defined({ name: label, locale, default: isDefault === true ? true : undefined, url: href }),
    ),
    ...divisions.keysOf('tab', 'tabs', 'primaryTab'),
    ...divisions.keysOf('anchor', 'anchors', 'topAnchor'),
  };
  const nested = flat.versions.filter(({ around }) => around.length > 0);
  const lost: LostPart[] = [
    ...divisions.lost,
    ...nested.map(({ node: { kind, label }, path }) => ({
      path,
      what: `the ${kind} "${label}"`,
      why: 'versions stand in nothing else there',
    })),
    ...versions.flatMap(({ node, path }) =>
      unsaidOf(node, path, ['tag', 'hidden', 'searchable', 'boost', 'listing'], `the ${node.kind} "${node.label}"`),
    ),
    ...flat.groups.flatMap(({ node, path }) => unsaidOfGroup(node, path)),
  ];
  const isDivided = versions.length > 0;
  return {
    keys: {
      navigation: flat.groups.map(({ node, versions: own }) =>
        classicGroup(node, isDivided ? own[0]?.label : undefined),
      ),
      ...keys,
      versions: isDivided ? keys.versions : undefined,
    },
    lost,
  };
}

import type { Config, Placement } from '../config/config.js';
import { isExternal, resolveLink } from '../content/links.js';
import { defined, iconOf } from './entry.js';
import { hasPrefix, prefixOf } from './prefix.js';
import type { Icon } from '../icons/icon.js';
import type { AnchorColor } from './site.js';

/** A tab or anchor as docs.json declares it, or the primary tab / top anchor that owns what the others do not. */
export interface Owner {
  /** As `Division.id`. */
  id: string;
  label: string;
  icon?: Icon;
  color?: AnchorColor;
  /** Start of the paths it owns; undefined for a link, and for a division that groups are placed in. */
  prefix?: string;
  /** Address of a link. */
  href?: string;
  /** The divisions that it is part of, by their `index`: it is shown only while the reader is in them. */
  within?: Placement;
  /** It is part of no version itself: it is shown where the reader's version has no page in it, too. */
  spansVersions?: boolean;
  /** One of several that the reader chooses between. */
  isChoice?: boolean;
  description?: string;
  /** Shown only while this version is selected, or while the reader is inside. */
  version?: string;
  /** Shown only while the reader is inside. */
  isHidden: boolean;
  isPrimary: boolean;
  /** Specifications whose operations become pages of it, as docs.json names them. */
  openapi: readonly string[];
  /** Position in docs.json's `tabs` or `anchors`; -1 for the primary one. */
  index: number;
}

/** A listing of the navigation, or an address outside of it. */
export interface Spot {
  path: string;
  /** Of the group it is listed in. */
  placement?: Placement | undefined;
}

/** All tabs, all anchors, or all further divisions of a site. */
export interface Divisions {
  kind: 'tab' | 'anchor' | 'inner';
  /** Whether groups say which one they lie in (today's schema); else the paths of their pages do. */
  isPlaced: boolean;
  /** The primary one first, then in file order; empty when docs.json has none. Placed ones have no primary one. */
  owners: readonly Owner[];
  /** The one it is placed in, or that with the longest prefix of its path, by whole segments; undefined when there is none. */
  ownerOf(spot: Spot): Owner | undefined;
}

/**
 * FORMAT.md 1.12: the primary tab stands first and owns what no other claims.
 *
 * @param label of the primary tab where docs.json says nothing of it.
 */
export function createTabs(
  { tabs, primaryTab, versions }: Pick<Config, 'tabs' | 'primaryTab' | 'versions'>,
  label: string,
): Divisions {
  const primary = primaryOwner('tab', {
    label: primaryTab?.name ?? label,
    isHidden: primaryTab?.isDefaultHidden ?? false,
  });
  return createDivisions(
    'tab',
    primary,
    tabs.map((tab, index) => ownerOf('tab', tab, index, versions)),
  );
}

/**
 * FORMAT.md 1.9 and 1.11: the top anchor stands first and owns what no other claims.
 *
 * @param label of the top anchor where docs.json says nothing of it.
 */
export function createAnchors(
  { anchors, topAnchor, colors, versions }: Pick<Config, 'anchors' | 'topAnchor' | 'colors' | 'versions'>,
  label: string,
): Divisions {
  const primary = primaryOwner('anchor', {
    label: topAnchor?.name ?? label,
    isHidden: false,
    icon: { name: topAnchor?.icon ?? 'book-open', style: topAnchor?.iconType ?? 'duotone' },
    ...defined({ color: topAnchor?.color ?? colors.anchors }),
  });
  const owners = anchors.map((anchor, index) => ({
    ...ownerOf('anchor', anchor, index, versions),
    ...defined({ icon: iconOf(anchor.icon, anchor.iconType), color: anchor.color ?? colors.anchors }),
  }));
  return createDivisions('anchor', primary, owners);
}

function primaryOwner(kind: Divisions['kind'], own: Pick<Owner, 'label' | 'isHidden' | 'icon' | 'color'>): Owner {
  return { id: `${kind}:`, prefix: '', isPrimary: true, openapi: [], index: -1, ...own };
}

type Declared = Pick<Config['tabs'][number], 'name' | 'url' | 'version' | 'isDefaultHidden' | 'openapi'>;

function ownerOf(kind: Divisions['kind'], declared: Declared, index: number, versions: Config['versions']): Owner {
  const { name, url = '', isDefaultHidden, openapi = [] } = declared;
  // One that is not listed does not count.
  const version = versions.find(({ name }) => name === declared.version)?.name;
  const external = isExternal(url);
  const prefix = external ? undefined : prefixOf(url);
  return {
    id: `${kind}:${external ? url : (prefix ?? '').slice(1) || '/'}`,
    label: name,
    isHidden: isDefaultHidden,
    isPrimary: false,
    openapi,
    index,
    ...defined({ prefix, version, href: external ? resolveLink(url, '/').href : undefined }),
  };
}

function createDivisions(kind: Divisions['kind'], primary: Owner, declared: readonly Owner[]): Divisions {
  if (declared.length === 0) return { kind, isPlaced: false, owners: [], ownerOf: () => undefined };
  const owners = [primary, ...withUniqueIds(declared)];
  const longestFirst = [...owners.slice(1), primary]
    .filter((owner) => owner.prefix !== undefined)
    .sort((a, b) => (b.prefix?.length ?? 0) - (a.prefix?.length ?? 0));
  const known = new Map<string, Owner>();
  return {
    kind,
    isPlaced: false,
    owners,
    ownerOf({ path }) {
      const owner = known.get(path) ?? longestFirst.find(({ prefix = '' }) => hasPrefix(path, prefix)) ?? primary;
      known.set(path, owner);
      return owner;
    },
  };
}

/** Tells owners with the same id apart by their position. */
export function withUniqueIds(owners: readonly Owner[]): Owner[] {
  const taken = new Set<string>();
  return owners.map((owner) => {
    const id = taken.has(owner.id) ? `${owner.id}#${owner.index}` : owner.id;
    taken.add(id);
    return { ...owner, id };
  });
}

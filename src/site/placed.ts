import type { Config, Placement } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { slug } from '../content/slug.js';
import { withUniqueIds, type Divisions, type Owner } from './divisions.js';
import { defined, iconOf } from './entry.js';

function positionIn(placement: Placement | undefined, kind: Divisions['kind']): number | undefined {
  return kind === 'inner' ? placement?.inner?.at(-1) : placement?.[kind];
}

type Declared = Config['tabs'][number] & Partial<Pick<Config['anchors'][number], 'color'>>;

function ownerOf(kind: Divisions['kind'], declared: Declared, index: number): Owner {
  const { name, url, icon, iconType, isDefaultHidden, openapi = [], ...rest } = declared;
  return {
    id: `${kind}:${url ?? (slug(name) || 'section')}`,
    label: name,
    isHidden: isDefaultHidden,
    isPrimary: false,
    openapi,
    index,
    ...defined({
      icon: iconOf(icon, iconType),
      color: rest.color,
      href: url === undefined ? undefined : resolveLink(url, '/').href,
      version: rest.version,
      within: rest.within,
      isChoice: rest.isChoice,
      description: rest.description,
      spansVersions: rest.spansVersions,
    }),
  };
}

/** The tabs, anchors or further divisions of today's schema: each holds the groups that are placed in it, and none holds the rest. */
export function createPlaced(
  kind: Divisions['kind'],
  { tabs, anchors, innerDivisions, colors }: Pick<Config, 'tabs' | 'anchors' | 'innerDivisions' | 'colors'>,
): Divisions {
  const colored = (kind === 'anchor' ? anchors : innerDivisions).map((division) => ({
    ...division,
    color: division.color ?? colors.anchors,
  }));
  const declared: readonly Declared[] = kind === 'tab' ? tabs : colored;
  const owners = withUniqueIds(declared.map((division, index) => ownerOf(kind, division, index)));
  return { kind, isPlaced: true, owners, ownerOf: ({ placement }) => owners[positionIn(placement, kind) ?? -1] };
}

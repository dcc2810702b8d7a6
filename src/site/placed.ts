import type { Config } from '../config/config.js';
import { resolveLink } from '../content/links.js';
import { slug } from '../content/slug.js';
import { withUniqueIds, type Divisions, type Owner } from './divisions.js';
import { defined, iconOf } from './entry.js';

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

/** The tabs, or anchors, of today's schema: each holds the groups that are placed in it, and none holds the rest. */
export function createPlaced(kind: Divisions['kind'], { tabs, anchors, colors }: Config): Divisions {
  const declared: readonly Declared[] =
    kind === 'tab' ? tabs : anchors.map((anchor) => ({ ...anchor, color: anchor.color ?? colors.anchors }));
  const owners = withUniqueIds(declared.map((division, index) => ownerOf(kind, division, index)));
  return { kind, isPlaced: true, owners, ownerOf: ({ placement }) => owners[placement?.[kind] ?? -1] };
}

import type { Config } from '../../config/config.js';
import type { DivisionNode, GroupNode, NavigationNode } from '../../config/navigation/node.js';
import { isDivisionNode } from '../../config/navigation/levels.js';
import type { VersionNames } from '../../config/navigation/versionNames.js';
import { contextIn, rootContext, rootPath, type NodeContext } from '../../config/navigation/walk.js';
import type { JsonPath } from '../../config/tree.js';
import { resolveLink } from '../../content/links.js';
import { slug } from '../../mdx/slug.js';
import type { NavigationDivision } from './divisions.js';
import { defined } from '../../shared/object.js';
import { iconOf } from '../icons/icon.js';
import { folderPath } from './folder.js';

/** A top-level group, and its position in the navigation. */
export interface PlacedGroup {
  group: GroupNode;
  path: JsonPath;
  /** Undefined outside of all divisions, and if the addresses of its pages determine their divisions. */
  division: NavigationDivision | undefined;
  versions: VersionNames;
  /** Settings that its pages inherit. */
  handed: Pick<GroupNode, 'searchable' | 'boost' | 'listing'>;
}

export interface DivisionParts {
  colors: Pick<Config['colors'], 'anchors'>;
  /** Label of the division for remaining pages if docs.json has none. */
  label: string;
  /** True if a name is a version of the site; other names are ignored. */
  isVersion: (name: string) => boolean;
}

/** Creates the divisions of a site with unique ids. */
export class DivisionMaker {
  /** Parents before children, in the order of docs.json. */
  readonly all: NavigationDivision[] = [];
  readonly #ids = new Set<string>();

  constructor(private readonly parts: DivisionParts) {}

  /** Adds a division after all others. */
  add(
    node: DivisionNode,
    where: Pick<NavigationDivision, 'path' | 'parent'>,
    { levels, versions: around }: NodeContext = rootContext,
  ): NavigationDivision {
    const { colors, label, isVersion } = this.parts;
    const own = node.version !== undefined && isVersion(node.version) ? [node.version] : undefined;
    const isTab = node.kind === 'tab';
    const division: NavigationDivision = {
      ...where,
      id: this.#idOf(node),
      node,
      label: node.label || label,
      isRest: node.prefix === '',
      isHidden: node.hidden ?? false,
      spansVersions: levels.length === 0,
      openapi: node.openapi ?? [],
      ...defined({
        icon: iconOf(node.icon, node.iconType ?? (isTab ? undefined : 'duotone'), node.iconLibrary),
        color: isTab ? undefined : (node.color ?? colors.anchors),
        description: node.description,
        align: node.align,
        folder: node.prefix === undefined ? undefined : folderPath(node.prefix),
        href: node.href === undefined ? undefined : resolveLink(node.href, '/').href,
        versions: around ?? own,
      }),
    };
    this.all.push(division);
    return division;
  }

  #idOf({ kind, href, prefix, label }: DivisionNode): string {
    const owned = prefix && (folderPath(prefix).slice(1) || '/');
    const id = `${kind}:${href ?? owned ?? (slug(label) || 'section')}`;
    const position = this.all.filter(({ node, isRest }) => node.kind === kind && !isRest).length;
    const unique = this.#ids.has(id) ? `${id}#${position}` : id;
    this.#ids.add(unique);
    return unique;
  }
}

/** Reads the divisions of docs.json, and their top-level groups. */
export function readNavigation(
  { navigation, colors }: Pick<Config, 'navigation' | 'colors'>,
  parts: Omit<DivisionParts, 'colors'>,
): { divisions: DivisionMaker; groups: PlacedGroup[] } {
  const divisions = new DivisionMaker({ ...parts, colors });
  const groups: PlacedGroup[] = [];

  function read(
    siblings: readonly NavigationNode[],
    place: JsonPath,
    outer: NodeContext & Pick<PlacedGroup, 'division' | 'handed'>,
  ): void {
    for (const [index, node] of siblings.entries()) {
      if (node.kind === 'page') continue;
      const path = [...place, index];
      const { division: parent, versions, handed } = outer;
      if (node.kind === 'group') {
        const own = node.version !== undefined && parts.isVersion(node.version) ? [node.version] : undefined;
        groups.push({ group: node, path, division: parent, versions: own ?? versions, handed });
        continue;
      }
      const { searchable = handed.searchable, boost = handed.boost, listing = handed.listing } = node;
      const inner = { ...contextIn(node, siblings, outer), handed: { searchable, boost, listing } };
      let division = parent;
      if (isDivisionNode(node)) division = divisions.add(node, { path, parent }, outer);
      read(node.children, [...path, 'children'], { ...inner, division });
    }
  }

  const { searchable, boost, listing } = navigation;
  read(navigation.children, rootPath, { ...rootContext, division: undefined, handed: { searchable, boost, listing } });
  return { divisions, groups };
}

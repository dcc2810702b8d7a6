import type { DivisionNode, GroupNode, NavigationNode, VersionNode } from '../../config/navigation/node.js';
import type { JsonPath } from '../../config/tree.js';
import { pagePath } from '../../content/links.js';
import { hasPrefix } from '../../navigation/prefix.js';
import { isDivision, isGroup, isOperation, isVersion } from '../nodes.js';

/** A node, where it is in the model. */
interface Placed<Node> {
  node: Node;
  path: JsonPath;
}

/** A group that stands in no other, and what stands around it. */
interface FlatGroup extends Placed<GroupNode> {
  /** Outermost first. */
  divisions: readonly DivisionNode[];
  versions: readonly VersionNode[];
}

/** A navigation without its nesting. */
export interface Flat {
  groups: FlatGroup[];
  divisions: (Placed<DivisionNode> & Pick<FlatGroup, 'versions'> & { around: readonly DivisionNode[] })[];
  versions: (Placed<VersionNode> & { around: readonly NavigationNode[] })[];
}

/** Takes a navigation apart: every group, division and version, each with what stands around it. */
export function flatten(children: readonly NavigationNode[]): Flat {
  const flat: Flat = { groups: [], divisions: [], versions: [] };
  function visit(
    nodes: readonly NavigationNode[],
    above: JsonPath,
    divisions: readonly DivisionNode[],
    versions: readonly VersionNode[],
  ): void {
    for (const [index, node] of nodes.entries()) {
      const path = [...above, 'children', index];
      if (isGroup(node)) flat.groups.push({ node, path, divisions, versions });
      else if (isVersion(node)) {
        flat.versions.push({ node, path, around: [...divisions, ...versions] });
        visit(node.children, path, divisions, [...versions, node]);
      } else if (isDivision(node)) {
        flat.divisions.push({ node, path, versions, around: divisions });
        visit(node.children, path, [...divisions, node], versions);
      }
    }
  }
  visit(children, ['navigation'], [], []);
  return flat;
}

/** The paths of the pages of a group, without those of operations, which lie where it puts them. */
export function pathsOf({ children, directory }: GroupNode): string[] {
  const own = children.flatMap((child) => {
    if (child.kind === 'group') return pathsOf(child);
    return isOperation(child.page) ? [] : pagePath(child.page);
  });
  return directory === undefined ? own : [...own, pagePath(directory)];
}

/** The folder that all paths lie in, and no other does; undefined where there is none. */
export function ownFolder(paths: readonly string[], others: readonly string[]): string | undefined {
  const [first, ...rest] = paths.map((path) => path.split('/').slice(1));
  if (!first) return undefined;
  const shared = rest.reduce((common, segments) => {
    const end = common.findIndex((segment, index) => segment !== segments[index]);
    return end === -1 ? common : common.slice(0, end);
  }, first);
  // The nearest folder to the root that nothing else lies in.
  for (let length = 1; length <= shared.length; length += 1) {
    const folder = `/${shared.slice(0, length).join('/')}`;
    if (!others.some((path) => hasPrefix(path, folder))) return folder.slice(1);
  }
  return undefined;
}

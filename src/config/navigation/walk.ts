import type { JsonPath } from '../tree.js';
import type { Navigation, NavigationNode, VersionNode } from './node.js';
import type { VersionNames } from './versionNames.js';
import { isVersionNode, levelIn, nameOfLevels, type Level } from './levels.js';

/** Values that a node inherits from the nodes around it. */
export interface NodeContext {
  /** Versions and languages that contain the node, outermost first. */
  levels: readonly Level[];
  /**
   * The innermost versions and languages that show the node: the one that contains it, or those that its language is divided into beside it.
   */
  versions: VersionNames;
}

/** A node with its path and context. */
export interface NodeInPlace extends NodeContext {
  node: NavigationNode;
  path: JsonPath;
  siblings: readonly NavigationNode[];
}

/** The context of the root. */
export const rootContext: NodeContext = { levels: [], versions: undefined };

/** Path of the root's children. */
export const rootPath: JsonPath = ['navigation', 'children'];

/** Names of the innermost versions and languages in a list of nodes, without links to other sites. */
function innermostIn(siblings: readonly NavigationNode[], around: readonly Level[]): string[] {
  return siblings.flatMap((node) => {
    if (node.kind === 'page' || node.kind === 'group') return [];
    if (!isVersionNode(node)) return innermostIn(node.children, around);
    if (node.href !== undefined) return [];
    return namesIn(node, [...around, levelIn(node, siblings)]);
  });
}

/** Names of the versions that a version or language is divided into; its own if it is undivided. */
function namesIn({ children }: VersionNode, levels: readonly Level[]): readonly string[] {
  const inner = innermostIn(children, levels);
  return inner.length > 0 ? [...new Set(inner)] : [nameOfLevels(levels)];
}

export function contextIn(node: NavigationNode, siblings: readonly NavigationNode[], outer: NodeContext): NodeContext {
  if (!isVersionNode(node)) return { levels: outer.levels, versions: outer.versions };
  const levels = [...outer.levels, levelIn(node, siblings)];
  return { levels, versions: namesIn(node, levels) };
}

/** Yields every node of the navigation, parents before children. */
export function* nodesOf({ children }: Pick<Navigation, 'children'>): Generator<NodeInPlace> {
  yield* nodesIn(children, rootPath, rootContext);
}

function* nodesIn(siblings: readonly NavigationNode[], place: JsonPath, context: NodeContext): Generator<NodeInPlace> {
  for (const [index, node] of siblings.entries()) {
    const path = [...place, index];
    yield { ...context, node, path, siblings };
    if (node.kind !== 'page') yield* nodesIn(node.children, [...path, 'children'], contextIn(node, siblings, context));
  }
}

/** Replaces every node of a navigation, children before parents. */
export function mapNodes<Tree extends Pick<Navigation, 'children'>>(
  navigation: Tree,
  replace: (place: NodeInPlace) => NavigationNode,
): Tree {
  const mapIn = (siblings: readonly NavigationNode[], place: JsonPath, context: NodeContext): NavigationNode[] =>
    siblings.map((node, index) => {
      const path = [...place, index];
      if (node.kind === 'page') return replace({ ...context, node, path, siblings });
      const children = mapIn(node.children, [...path, 'children'], contextIn(node, siblings, context));
      return replace({ ...context, node: { ...node, children } as NavigationNode, path, siblings });
    });
  return { ...navigation, children: mapIn(navigation.children, rootPath, rootContext) };
}

/** The names of the innermost versions and languages, with their nodes. */
export function* versionsIn(navigation: Navigation): Generator<NodeInPlace & { node: VersionNode; name: string }> {
  for (const each of nodesOf(navigation)) {
    const { node, siblings } = each;
    if (!isVersionNode(node)) continue;
    const levels = [...each.levels, levelIn(node, siblings)];
    if (innermostIn(node.children, levels).length === 0) yield { ...each, node, levels, name: nameOfLevels(levels) };
  }
}

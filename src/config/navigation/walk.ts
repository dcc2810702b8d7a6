import type { JsonPath } from '../tree.js';
import type { Navigation, NavigationNode, VersionNode } from './node.js';
import { isVersionNode, levelIn, nameOfLevels, type Level } from './levels.js';

/** Values that a node inherits from the nodes around it. */
export interface NodeContext {
  /** Versions and languages that contain the node, outermost first. */
  levels: readonly Level[];
  /** Name of the version that contains the node; undefined inside a language that is divided into versions. */
  version: string | undefined;
}

/** A node with its path and context. */
export interface NodeInPlace extends NodeContext {
  node: NavigationNode;
  path: JsonPath;
  siblings: readonly NavigationNode[];
}

/** The context of the root. */
export const rootContext: NodeContext = { levels: [], version: undefined };

/** Path of the root's children. */
export const rootPath: JsonPath = ['navigation', 'children'];

/** True if a node is divided into versions or languages, at any depth. */
function isDivided({ children }: Pick<Navigation, 'children'>): boolean {
  return children.some(
    (child) => isVersionNode(child) || (child.kind !== 'page' && child.kind !== 'group' && isDivided(child)),
  );
}

export function contextIn(node: NavigationNode, siblings: readonly NavigationNode[], outer: NodeContext): NodeContext {
  if (!isVersionNode(node)) return { levels: outer.levels, version: outer.version };
  const levels = [...outer.levels, levelIn(node, siblings)];
  return { levels, version: isDivided(node) ? undefined : nameOfLevels(levels) };
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
    const { levels, version: name } = contextIn(node, siblings, each);
    if (name !== undefined) yield { ...each, node, levels, name };
  }
}

import type { ObjectTree, ScalarTree, JsonTree } from '../tree.js';
import { divisionLists, divisionOf, versionLists, versionOf } from './divisions.js';
import { listAt, impliedEntry, objectAt, objectsIn } from '../treeBuilders.js';
import { groupOf, groupOfOperations, groupsOfPages, handedDown } from './pages.js';
import { specificationsIn, type SpecificationEntry } from './specification.js';

/** Result of converting `navigation`. */
export interface ConvertedNavigation {
  tree: ObjectTree;
  /** Specifications that `navigation` names outside of divisions. */
  openapi: ScalarTree[];
}

/** Values that a node inherits. */
interface NodeScope {
  isInDivision: boolean;
  /** False inside a language that is divided into versions. */
  isInVersion: boolean;
  specification: SpecificationEntry | undefined;
}

const lists = ['groups', 'pages', ...divisionLists.keys(), ...versionLists.keys()];

/** True if a node lists no pages, groups or divisions. */
function isEmpty({ entries }: ObjectTree): boolean {
  return lists.every((key) => {
    const value = entries.get(key)?.value;
    return value?.type !== 'array' || value.items.length === 0;
  });
}

function isLink(node: ObjectTree): boolean {
  return node.entries.has('href') && !specificationsIn(node) && isEmpty(node);
}

/** The specification whose operations a node lists: its own, or the inherited one if the node lists nothing else. */
function specificationToFill(node: ObjectTree, { specification: outer }: NodeScope): SpecificationEntry | undefined {
  const own = specificationsIn(node);
  return own ?? (isEmpty(node) && !isLink(node) ? outer : undefined);
}

/** True if a node is divided into versions or languages, at any depth. */
function isDivided(node: ObjectTree): boolean {
  return [...node.entries].some(
    ([key, entry]) => versionLists.has(key) || (divisionLists.has(key) && objectsIn(entry).some(isDivided)),
  );
}

/** Converts today's `navigation` to the model's tree. */
export function convertNavigation(navigation: ObjectTree): ConvertedNavigation {
  const openapi: ScalarTree[] = [];

  function childrenOf(node: ObjectTree, outer: NodeScope): ObjectTree[] {
    const own = specificationsIn(node);
    const around: NodeScope = { ...outer, specification: own ?? outer.specification };
    const { specification } = around;
    if (own && !around.isInDivision) openapi.push(...own.sources);

    return [...node.entries].flatMap(([key, entry]): ObjectTree[] => {
      const division = divisionLists.get(key);
      if (division) {
        return objectsIn(entry).map((inner) => {
          const inside = isLink(inner) ? [] : filled(inner, { ...around, isInDivision: true });
          const own = specificationsIn(inner) ?? specification;
          return divisionOf(inner, division, own, { children: inside, isLink: isLink(inner) });
        });
      }
      const version = versionLists.get(key);
      if (version) {
        return objectsIn(entry).map((inner) =>
          versionOf(inner, version, filled(inner, { ...around, isInVersion: !isDivided(inner) })),
        );
      }
      if (key === 'groups') return objectsIn(entry).map((group) => groupOf(group, specification));
      return key === 'pages' && entry.value.type === 'array' ? groupsOfPages(entry.value.items, specification) : [];
    });
  }

  /** Adds a node's generated operations and global links after its pages. Operations for the whole site get a section of their own. */
  function filled(node: ObjectTree, around: NodeScope): ObjectTree[] {
    const children = childrenOf(node, around);
    const specification = specificationToFill(node, around);
    const isWholeSite = !around.isInDivision && !around.isInVersion && !isEmpty(node);
    if (specification && !isWholeSite) children.push(groupOfOperations(specification));
    const global = node.entries.get('global')?.value;
    if (global?.type === 'object') children.push(...childrenOf(global, around));
    return children;
  }

  const outermost: NodeScope = { isInDivision: false, isInVersion: false, specification: undefined };
  const children: JsonTree[] = filled(navigation, outermost);
  const tree = objectAt(navigation.span, {
    ...handedDown(navigation),
    children: impliedEntry(listAt(navigation.span, children)),
  });
  return { tree, openapi };
}

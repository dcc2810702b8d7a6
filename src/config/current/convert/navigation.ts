import type { JsonObject, JsonScalar, JsonTree } from '../../tree.js';
import { divisionLists, divisionOf, versionLists, versionOf } from './divisions.js';
import { listAt, madeUp, objectAt, objectsIn } from '../../treeBuilders.js';
import { groupOf, groupOfOperations, groupsOfPages, handedDown } from './pages.js';
import { specificationOf, type Specification } from './specification.js';

/** What `navigation` becomes. */
export interface ConvertedNavigation {
  tree: JsonObject;
  /** Specifications that it names outside of divisions. */
  openapi: JsonScalar[];
}

/** What a node takes from the nodes around it. */
interface Around {
  isInDivision: boolean;
  /** Not so inside a language that is divided into versions. */
  isInVersion: boolean;
  specification: Specification | undefined;
}

const lists = ['groups', 'pages', ...divisionLists.keys(), ...versionLists.keys()];

/** Whether a node lists anything. */
function isEmpty({ entries }: JsonObject): boolean {
  return lists.every((key) => {
    const value = entries.get(key)?.value;
    return value?.type !== 'array' || value.items.length === 0;
  });
}

function isLink(node: JsonObject): boolean {
  return node.entries.has('href') && !node.entries.has('openapi') && isEmpty(node);
}

/** The specification whose operations stand in a node: its own; where nothing is listed, the one around it. */
function specificationToFill(node: JsonObject, { specification: outer }: Around): Specification | undefined {
  const own = specificationOf(node.entries.get('openapi'));
  return own ?? (isEmpty(node) && !isLink(node) ? outer : undefined);
}

/** Whether a node is divided into versions or languages, at any depth. */
function isDivided(node: JsonObject): boolean {
  return [...node.entries].some(
    ([key, entry]) => versionLists.has(key) || (divisionLists.has(key) && objectsIn(entry).some(isDivided)),
  );
}

/** Carries today's `navigation` over into the tree of the model, nested as it is. */
export function convertNavigation(navigation: JsonObject): ConvertedNavigation {
  const openapi: JsonScalar[] = [];

  function childrenOf(node: JsonObject, outer: Around): JsonObject[] {
    const own = specificationOf(node.entries.get('openapi'));
    const around: Around = { ...outer, specification: own ?? outer.specification };
    const { specification } = around;
    if (own && !around.isInDivision) openapi.push(...own.sources);

    return [...node.entries].flatMap(([key, entry]): JsonObject[] => {
      const division = divisionLists.get(key);
      if (division) {
        return objectsIn(entry).map((inner) => {
          const inside = isLink(inner) ? [] : filled(inner, { ...around, isInDivision: true });
          const given = specificationOf(inner.entries.get('openapi')) ?? specification;
          return divisionOf(inner, division, given, { children: inside, isLink: isLink(inner) });
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

  /** The operations of a specification follow what is listed. Those of the whole site get a section of their own. */
  function filled(node: JsonObject, around: Around): JsonObject[] {
    const children = childrenOf(node, around);
    const specification = specificationToFill(node, around);
    const isWholeSite = !around.isInDivision && !around.isInVersion && !isEmpty(node);
    return specification && !isWholeSite ? [...children, groupOfOperations(specification)] : children;
  }

  const outermost: Around = { isInDivision: false, isInVersion: false, specification: undefined };
  const children: JsonTree[] = filled(navigation, outermost);
  const global = navigation.entries.get('global')?.value;
  if (global?.type === 'object') children.push(...childrenOf(global, outermost));
  const tree = objectAt(navigation.span, {
    ...handedDown(navigation),
    children: madeUp(listAt(navigation.span, children)),
  });
  return { tree, openapi };
}

import type { DivisionNode, NavigationNode, VersionNode } from './node.js';

/** A version or language that contains a node. */
export interface Level {
  name: string;
  kind: VersionNode['kind'];
  locale: string | undefined;
  /** True if the level offers several versions or languages. */
  isChoice: boolean;
  /** True if readers see it on their first visit. */
  isDefault: boolean;
}

export function isVersionNode(node: NavigationNode): node is VersionNode {
  return node.kind === 'version' || node.kind === 'language';
}

/** True if a node is a product, dropdown, tab, anchor or menu item. */
export function isDivisionNode(node: NavigationNode): node is DivisionNode {
  return node.kind !== 'page' && node.kind !== 'group' && !isVersionNode(node);
}

/** @param siblings the nodes of the same list, including the node. */
export function levelIn(node: VersionNode, siblings: readonly NavigationNode[]): Level {
  const alike = siblings.filter(isVersionNode).filter(({ kind }) => kind === node.kind);
  const isFirst = alike[0] === node && !alike.some((each) => each.default);
  return {
    name: node.label,
    kind: node.kind,
    locale: node.locale,
    isChoice: alike.length > 1,
    isDefault: node.default === true || isFirst,
  };
}

/** The levels that offer a choice; the last level if none does. */
export function levelChoices(levels: readonly Level[]): readonly Level[] {
  const choices = levels.filter(({ isChoice }) => isChoice);
  return choices.length > 0 ? choices : levels.slice(-1);
}

/** The full name of a version within a language: `Français · v2`. */
export function nameOfLevels(levels: readonly Level[]): string {
  return levelChoices(levels)
    .map(({ name }) => name)
    .join(' · ');
}

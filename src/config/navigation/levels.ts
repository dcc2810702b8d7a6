import type { DivisionNode, NavigationNode, VersionNode } from './node.js';

/** A version or language that something is in. */
export interface Level {
  name: string;
  kind: VersionNode['kind'];
  locale: string | undefined;
  /** True if there are several versions or languages at this level. */
  isChoice: boolean;
  /** True if a first visit shows it. */
  isDefault: boolean;
}

export function isVersionNode(node: NavigationNode): node is VersionNode {
  return node.kind === 'version' || node.kind === 'language';
}

/** True if a node is a product, a dropdown, a tab, an anchor or an item of a menu. */
export function isDivisionNode(node: NavigationNode): node is DivisionNode {
  return node.kind !== 'page' && node.kind !== 'group' && !isVersionNode(node);
}

/** @param siblings all nodes beside it, itself included. */
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

/** The levels that give a choice; the last where none does. */
export function levelChoices(levels: readonly Level[]): readonly Level[] {
  const choices = levels.filter(({ isChoice }) => isChoice);
  return choices.length > 0 ? choices : levels.slice(-1);
}

/** Name of a version inside of a language: `Français · v2`. */
export function nameOfLevels(levels: readonly Level[]): string {
  return levelChoices(levels)
    .map(({ name }) => name)
    .join(' · ');
}

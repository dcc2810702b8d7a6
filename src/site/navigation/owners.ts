import type { DivisionNode } from '../../config/navigation/node.js';
import type { NavigationDivision } from './divisions.js';
import { hasPrefix, prefixOf } from './prefix.js';

/** The pages that a division owns by their addresses. */
export type Ownership = Pick<NavigationDivision, 'prefix' | 'isPrimary'>;

export function ownershipOf({ prefix }: DivisionNode): Ownership {
  return prefix === undefined ? { isPrimary: false } : { isPrimary: prefix === '', prefix: prefixOf(prefix) };
}

/** Finds the division that owns a path: the one with the longest matching prefix, else the primary one. */
export function ownerOf<T extends Ownership>(path: string, divisions: readonly T[]): T | undefined {
  let owner: T | undefined;
  for (const division of divisions) {
    const { prefix, isPrimary } = division;
    if (prefix === undefined || !hasPrefix(path, prefix)) continue;
    const isBetter = !owner || owner.isPrimary || (!isPrimary && prefix.length > (owner.prefix ?? '').length);
    if (isBetter) owner = division;
  }
  return owner;
}

const inOrder = ['tab', 'anchor'] as const;

export function owning(divisions: readonly NavigationDivision[], kind: 'tab' | 'anchor'): NavigationDivision[] {
  return divisions.filter(({ node, prefix }) => node.kind === kind && prefix !== undefined);
}

/** All divisions that own pages by their addresses, tabs first. */
export function allOwning(divisions: readonly NavigationDivision[]): NavigationDivision[] {
  return inOrder.flatMap((kind) => owning(divisions, kind));
}

/**
 * Nests divisions that own pages by their addresses: what lies in a tab can lie in any anchor as well, so every tab gets all
 * anchors (FORMAT.md 2.1).
 */
export function nestOwners(divisions: readonly NavigationDivision[]): readonly NavigationDivision[] {
  const tabs = owning(divisions, 'tab');
  if (tabs.length === 0) return divisions;
  const anchors = divisions.filter(({ node }) => node.kind === 'anchor');
  return divisions
    .filter(({ node }) => node.kind === 'tab')
    .flatMap((tab) => [tab, ...(tabs.includes(tab) ? anchors.map((anchor) => ({ ...anchor, parent: tab })) : [])]);
}

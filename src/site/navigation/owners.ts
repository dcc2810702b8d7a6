import type { NavigationDivision } from './divisions.js';
import { isInFolder } from './folder.js';

/**
 * In the classic form, a tab or an anchor owns the pages in its folder, wherever the navigation lists them (FORMAT.md 2.1). `createOutline`
 * assigns each page to its owner once. Operations need their owners earlier, because the addresses of their pages depend on them.
 */
export type Owner = Pick<NavigationDivision, 'folder' | 'isRest'>;

/** Finds the division that owns a path: the one with the longest matching folder, else the one for remaining pages. */
export function ownerOf<T extends Owner>(path: string, divisions: readonly T[]): T | undefined {
  let owner: T | undefined;
  for (const division of divisions) {
    const { folder, isRest } = division;
    if (folder === undefined || !isInFolder(path, folder)) continue;
    const isBetter = !owner || owner.isRest || (!isRest && folder.length > (owner.folder ?? '').length);
    if (isBetter) owner = division;
  }
  return owner;
}

export function owning(divisions: readonly NavigationDivision[], kind: 'tab' | 'anchor'): NavigationDivision[] {
  return divisions.filter(({ node, folder }) => node.kind === kind && folder !== undefined);
}

/** All divisions that own pages, tabs first. */
export function allOwning(divisions: readonly NavigationDivision[]): NavigationDivision[] {
  return [...owning(divisions, 'tab'), ...owning(divisions, 'anchor')];
}

/** Nests divisions that own pages. A page in a tab can be in any anchor too, so every tab contains all anchors. */
export function nestOwners(divisions: readonly NavigationDivision[]): readonly NavigationDivision[] {
  const tabs = owning(divisions, 'tab');
  if (tabs.length === 0) return divisions;
  const anchors = divisions.filter(({ node }) => node.kind === 'anchor');
  const anchorsIn = (parent: NavigationDivision): NavigationDivision[] =>
    anchors.map((anchor) => ({ ...anchor, parent, isShared: !parent.isRest }));
  return divisions
    .filter(({ node }) => node.kind === 'tab')
    .flatMap((tab) => [tab, ...(tabs.includes(tab) ? anchorsIn(tab) : [])]);
}

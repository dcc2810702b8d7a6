import type { DivisionNode } from '../../config/navigation/node.js';
import type { VersionNames } from '../../config/navigation/versionNames.js';
import type { JsonPath } from '../../config/tree.js';
import type { Icon } from '../icons/icon.js';
import type { AnchorColor } from '../../config/schema/values.js';

/** A product, dropdown, tab, anchor or menu item in the tree of the navigation. */
export interface NavigationDivision {
  /** As `Division.id`. */
  id: string;
  /** Its node in docs.json. Copies of a division in several tabs have the same node. */
  node: DivisionNode;
  path: JsonPath;
  /** The division that contains it; undefined at the top level. */
  parent: NavigationDivision | undefined;
  label: string;
  icon?: Icon;
  color?: AnchorColor;
  description?: string;
  align?: 'start' | 'end';
  /** Address of a link. */
  href?: string;
  /**
   * Path of its folder in the classic form; empty for the root. Pages generated from its specifications are in this folder. If the
   * navigation lists no page in the division, it links to the folder's index.
   */
  folder?: string;
  /** True for the division with all pages that no other division contains. It comes before its siblings. */
  isRest: boolean;
  /** True if it is repeated in several tabs. It is only shown in tabs with a page in both; that for remaining pages only beside others. */
  isShared?: boolean;
  /** True if only readers inside it see it. */
  isHidden: boolean;
  /** The only versions that show it to readers outside of it. */
  versions?: VersionNames;
  /** True if it belongs to no version, so that it is shown even where the reader's version has no page in it. */
  spansVersions: boolean;
  /** Specifications whose operations become its pages, as docs.json names them. */
  openapi: readonly string[];
}

/** A division and its ancestors, outermost first. */
export function chainOf(division: NavigationDivision | undefined): NavigationDivision[] {
  return division ? [...chainOf(division.parent), division] : [];
}

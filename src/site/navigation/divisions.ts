import type { DivisionNode } from '../../config/navigation/node.js';
import type { JsonPath } from '../../config/tree.js';
import type { Icon } from '../icons/icon.js';
import type { AnchorColor } from '../../config/schema/values.js';

/** A division in the tree of the navigation: readers are in one of those side by side, and in all those around it. */
export interface NavigationDivision {
  /** As `Division.id`. */
  id: string;
  /** As docs.json declares it; the same for a division that stands in several others. */
  node: DivisionNode;
  path: JsonPath;
  /** Undefined where no division is around. */
  parent: NavigationDivision | undefined;
  label: string;
  icon?: Icon;
  color?: AnchorColor;
  description?: string;
  align?: 'start' | 'end';
  /** Address of a link. */
  href?: string;
  /**
   * Path of its folder, in the classic form; empty for the root. The pages that are made from its specifications are in it. The division leads to
   * its index while the navigation lists no page in it.
   */
  folder?: string;
  /** It holds what no other division does, and stands before the others. */
  isRest: boolean;
  /** It is repeated in several tabs: shown in each with a page in both, and the one of the rest beside others only. */
  isShared?: boolean;
  /** Shown only while the reader is inside. */
  isHidden: boolean;
  /** Shown only while this version is selected, or while the reader is inside. */
  version?: string;
  /** It is part of no version itself: it is shown where the reader's version has no page in it, too. */
  spansVersions: boolean;
  /** Specifications whose operations become pages of it, as docs.json names them. */
  openapi: readonly string[];
}

/** A division and those around it, outermost first. */
export function chainOf(division: NavigationDivision | undefined): NavigationDivision[] {
  return division ? [...chainOf(division.parent), division] : [];
}

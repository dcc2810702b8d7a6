import type * as z from 'zod';
import type { iconLibrary } from '../schema/icon.js';
import type { AnchorColor } from '../schema/values.js';

/** Settings of a node that apply to all pages inside it, unless an inner node or frontmatter overrides them. */
interface HandedDown {
  searchable?: boolean;
  /** Factor for the pages' weight in search results. */
  boost?: number;
  /** Form in which root pages list the pages of their groups. */
  listing?: 'none' | 'accordion' | 'card';
}

/** A page of a group, or an operation that becomes one. */
export interface PageNode {
  kind: 'page';
  /** Path of a page, or an operation such as `openapi.json GET /plants`. */
  page: string;
}

export interface GroupNode extends HandedDown {
  kind: 'group';
  /** Heading; empty for pages outside of groups. */
  label: string;
  icon?: string;
  iconType?: string;
  iconLibrary?: z.infer<typeof iconLibrary>;
  /** Small label beside the heading. */
  tag?: string;
  /** True if the group is open even when it does not contain the current page. */
  expanded?: boolean;
  /** Hides the group in the sidebar; its pages keep their addresses. */
  hidden?: boolean;
  /** The page of the group itself, which is also among its children. */
  root?: string;
  /** Specifications whose operations follow the group's pages. */
  openapi?: string[];
  /** Folder in the addresses of pages that are generated from specifications. */
  directory?: string;
  /** Overrides the version that the group's pages inherit. */
  version?: string;
  children: (GroupNode | PageNode)[];
}

/** A product, dropdown, tab, anchor or menu item with its contents, or a link in its place. */
export interface DivisionNode extends HandedDown {
  kind: 'product' | 'dropdown' | 'tab' | 'anchor' | 'item';
  /** Empty for the division of remaining pages if docs.json does not name it. */
  label: string;
  icon?: string;
  iconType?: string;
  iconLibrary?: z.infer<typeof iconLibrary>;
  color?: AnchorColor;
  /** Shown below the label in menus. */
  description?: string;
  /** Position of a tab in its row. */
  align?: 'start' | 'end';
  /** Makes it a link. */
  href?: string;
  /**
   * In the classic form, the folder whose pages belong to it although the navigation lists them beside it (FORMAT.md 2.1); empty for
   * the division that takes the pages of no other folder.
   */
  prefix?: string;
  /** Hides the division until a page inside it is open. */
  hidden?: boolean;
  /** Specifications of the operations inside it; inherited if the division has none of its own. */
  openapi?: string[];
  /** The only version that shows it while no page in it is open; undefined for all versions. */
  version?: string;
  children: NavigationNode[];
}

/** A version or a language with its contents, or a link in its place. */
export interface VersionNode extends HandedDown {
  kind: 'version' | 'language';
  /** Name; for a language, its own name for itself. */
  label: string;
  /** Language tag (BCP 47). */
  locale?: string;
  /** Selected for new readers. */
  default?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Small label beside the name. */
  tag?: string;
  /** Hides it in the select until one of its pages is open. */
  hidden?: boolean;
  children: NavigationNode[];
}

/** A node of the navigation, nested as the author wrote it. */
export type NavigationNode = VersionNode | DivisionNode | GroupNode | PageNode;

export interface Navigation extends HandedDown {
  children: NavigationNode[];
}

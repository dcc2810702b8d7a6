import type * as z from 'zod';
import type { iconLibrary } from '../schema/icon.js';
import type { AnchorColor } from '../schema/values.js';

/** Settings of a node for all pages inside, unless an inner node or frontmatter overrides them. */
interface HandedDown {
  searchable?: boolean;
  /** Factor of their weight in the search. */
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
  /** Heading; empty for pages that stand in no group. */
  label: string;
  icon?: string;
  iconType?: string;
  iconLibrary?: z.infer<typeof iconLibrary>;
  /** Small label beside the heading. */
  tag?: string;
  /** Open even where the current page is not inside. */
  expanded?: boolean;
  /** Left out of the sidebar; its pages keep their addresses. */
  hidden?: boolean;
  /** The page of the group itself, which is also among its children. */
  root?: string;
  /** Specifications that it stands for: their operations follow its pages. */
  openapi?: string[];
  /** Folder of the addresses of pages that are made from specifications. */
  directory?: string;
  /** Version that its pages belong to, in place of the version around it. */
  version?: string;
  children: (GroupNode | PageNode)[];
}

/** A division that readers are in, with what it holds, or a link in the place of one. */
export interface DivisionNode extends HandedDown {
  kind: 'product' | 'dropdown' | 'tab' | 'anchor' | 'item';
  /** Empty for the division of the rest where docs.json does not name it. */
  label: string;
  icon?: string;
  iconType?: string;
  iconLibrary?: z.infer<typeof iconLibrary>;
  color?: AnchorColor;
  /** Stands under the label where divisions are chosen. */
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
  /** Not shown until a page inside is open. */
  hidden?: boolean;
  /** Specifications of the operations inside: its own, else those of the node around it. */
  openapi?: string[];
  /** The only version in which it is shown while no page in it is open; undefined for all. */
  version?: string;
  children: NavigationNode[];
}

/** A version or a language, with what it holds, or a link in the place of one. */
export interface VersionNode extends HandedDown {
  kind: 'version' | 'language';
  /** Name; of a language, the one that it has for itself. */
  label: string;
  /** Language tag (BCP 47). */
  locale?: string;
  /** Selected for new readers. */
  default?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Small label beside the name. */
  tag?: string;
  /** Left out of the select until one of its pages is open. */
  hidden?: boolean;
  children: NavigationNode[];
}

/** A node of the navigation, nested as the author wrote it. */
export type NavigationNode = VersionNode | DivisionNode | GroupNode | PageNode;

export interface Navigation extends HandedDown {
  children: NavigationNode[];
}

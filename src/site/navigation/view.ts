import type { DivisionNode } from '../../config/navigation/node.js';
import type { AnchorColor } from '../../config/schema/values.js';
import type { Icon } from '../icons/icon.js';

/** A link the reader can follow; `href` is root-relative without base, or absolute. */
export interface Link {
  label: string;
  href: string;
  /** True if `href` has a scheme or a host (`https:`, `mailto:`), so that it gets no base. */
  external: boolean;
  icon?: Icon;
}

export interface Version {
  name: string;
  isDefault: boolean;
  /** Address if the version is a link. */
  url?: string;
  /** Language tag (BCP 47) from docs.json. */
  locale?: string;
  /** Language tag detected from its pages, if docs.json gives none. */
  language?: string;
  tag?: string;
  /** Hidden in the select until one of its pages is open. */
  isHidden?: boolean;
  /** Its levels, outermost first, if versions and languages are nested. */
  levels?: readonly { name: string; kind: 'language' | 'version' }[];
}

/** A product, dropdown, tab, anchor or menu item. */
export interface Division {
  /** Stable within the site: `tab:api-reference`, `anchor:sdk`, `tab:` for the primary tab. */
  id: string;
  label: string;
  /** First page of the division in the view's version, or the external address. */
  href: string;
  external: boolean;
  icon?: Icon;
  color?: AnchorColor;
  description?: string;
  /** Position of a tab in its row. */
  align?: 'start' | 'end';
}

/** Divisions of one kind, side by side. */
export interface Level {
  kind: DivisionNode['kind'];
  divisions: readonly Division[];
  /** Id of the division around the page. */
  current?: string;
}

export interface SidebarPage {
  type: 'page';
  /** Root-relative without base; absolute for entries with frontmatter `url`. */
  href: string;
  external: boolean;
  label: string;
  icon?: Icon;
  /** Method pill of an API page, in capitals; `WEBHOOK` for a webhook. */
  method?: string;
  tag?: string;
  deprecated: boolean;
}

/** A group of the sidebar; groups nest to any depth. */
export interface SidebarGroup {
  type: 'group';
  /** Stable within the site: the position in docs.json's navigation, as `2.0.1`. */
  id: string;
  /** Empty for a group without heading. */
  label: string;
  icon?: Icon;
  tag?: string;
  /** True if the group is open even when it does not contain the current page. */
  expanded: boolean;
  children: readonly SidebarNode[];
}

export type SidebarNode = SidebarPage | SidebarGroup;

/** A group around a page; `href` leads to its first page. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** The navigation around a page. All pages of one version in the same division share it. */
export interface View {
  /** The version and the ids of the divisions around the page, outermost first: `v2|product:cloud|tab:guide`. */
  id: string;
  version?: string;
  /** The divisions around the page with their siblings, outermost first, and the children of the innermost one. */
  levels: readonly Level[];
  tree: readonly SidebarNode[];
  /** Number of pages and groups in `tree`, at all depths. */
  size: number;
  /** Changes when anything above changes. */
  digest: string;
}

export interface PageNavigation {
  view: View;
  previous?: Link;
  next?: Link;
}

/** A page in one of its languages. */
export interface Alternate {
  /** Tag (BCP 47). */
  language: string;
  path: string;
  /** True for the page for readers whose language has no page. */
  isDefault: boolean;
}

/** The pages of a group, as its own page lists them. */
export interface Listing {
  style: 'accordion' | 'card';
  items: readonly ListingItem[];
}

export type RelatedPage = Pick<SidebarPage, 'label' | 'href' | 'external' | 'icon'>;

/** A page, or a group with its pages. */
export interface ListingItem {
  label: string;
  /** Address; for a group, that of its first page. */
  href: string;
  external: boolean;
  icon?: Icon;
  description?: string;
  items?: readonly ListingItem[];
}

import type { AnchorColor } from '../../config/schema/values.js';
import type { Icon } from '../icons/icon.js';

/** A link the reader can follow; `href` is root-relative without base, or absolute. */
export interface Link {
  label: string;
  href: string;
  /** `href` has a scheme or a host (`https:`, `mailto:`): the base does not go before it. */
  external: boolean;
  icon?: Icon;
}

/** One entry of the version select. */
export interface Version {
  name: string;
  isDefault: boolean;
  /** Leads elsewhere when set. */
  url?: string;
  /** Language tag (BCP 47), by docs.json. */
  locale?: string;
  /** Language tag that its pages tell, where docs.json has none. */
  language?: string;
  tag?: string;
  /** Left out of the select until one of its pages is open. */
  isHidden?: boolean;
  /** Its levels, outermost first, if versions and languages are nested. */
  levels?: readonly { name: string; kind: 'language' | 'version' }[];
}

/** A tab, an anchor, or the primary tab / top anchor that owns what the others do not. */
export interface Division {
  /** Stable within the site: `tab:api-reference`, `anchor:sdk`, `tab:` for the primary one. */
  id: string;
  label: string;
  /** First page of the division in the view's version, or the external address. */
  href: string;
  external: boolean;
  icon?: Icon;
  color?: AnchorColor;
  /** One of several that the reader chooses between: products, or the sections of a dropdown. */
  isChoice?: boolean;
  description?: string;
  /** Position of a tab in its row. */
  align?: 'start' | 'end';
}

/** Divisions that lie inside of a tab and an anchor, side by side. */
export interface InnerDivisions {
  divisions: readonly Division[];
  /** Id of the one that the reader is in. */
  current?: string;
}

/** A leaf of the sidebar. */
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
  /** Open even where the current page is not inside. */
  expanded: boolean;
  children: readonly SidebarNode[];
}

export type SidebarNode = SidebarPage | SidebarGroup;

/** A group around a page; `href` leads to its first page. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** Navigation around a page: shared by all pages of one version, tab, anchor and division inside of these. */
export interface View {
  /** `version|tab id|anchor id`, and the ids of the divisions inside of these. */
  id: string;
  version?: string;
  /** Division ids of the active ones, each of them in the list below. */
  tab?: string;
  anchor?: string;
  /** Empty when the site has no tabs. */
  tabs: readonly Division[];
  /** Empty when the site has no anchors. */
  anchors: readonly Division[];
  /** Divisions inside of these, by depth; undefined where there are none. */
  inner?: readonly InnerDivisions[];
  tree: readonly SidebarNode[];
  /** Number of pages and groups in `tree`, nested ones included. */
  size: number;
  /** Changes when anything above changes. */
  digest: string;
}

/** Navigation around a page in one version. */
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
  /** For readers of languages that there are none of. */
  isDefault: boolean;
}

/** The pages of a group, as its own page lists them. */
export interface Listing {
  style: 'accordion' | 'card';
  items: readonly ListingItem[];
}

/** A page that another one lists as related. */
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

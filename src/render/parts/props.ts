/**
 * Props of the parts that a documentation folder replaces, in `trellis/Header.astro` and the like. The types of a
 * version only gain members; a part declares its version with `export const version = 1`.
 */

/** A link in the frame. */
export interface PartLink {
  label: string;
  /** Address as written in the page, including the base. */
  href: string;
  /** True if it leads to another site. */
  isExternal: boolean;
  /** True if it leads to the current page or section. */
  isCurrent: boolean;
}

/** The site that contains the part. */
export interface PartSite {
  name: string;
  description?: string;
  /** Address of the home page, including the base. */
  home: string;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** Address at which the site is published, if known. */
  url?: string;
  /** Addresses of the logo, by mode. */
  logo?: { light: string; dark: string };
}

/** The page that contains the part. */
export interface PartPage {
  title: string;
  description?: string;
  /** Address without the base, such as `/guides/watering`. */
  path: string;
  /** Address including the base. */
  href: string;
  /** File of the page, relative to the documentation folder; absent for pages generated from a specification. */
  file?: string;
  /** As written in the page, including your own keys. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** Props of every part. */
export interface PartProps {
  site: PartSite;
  /** Undefined on generated pages such as the not-found page. */
  page?: PartPage;
  /** Language tag (BCP 47) of the page. */
  language: string;
}

/** Props of `Head.astro`, whose elements come at the end of the head. */
export type HeadProps = PartProps;

/** Props of `Header.astro`; slots `logo`, `versions`, `search` and `links`. */
export interface HeaderProps extends PartProps {
  /** Links of the header, and its button. */
  links: readonly PartLink[];
  tabs: readonly PartLink[];
}

/** A page in the sidebar. */
export interface SidebarPageProps extends PartLink {
  type: 'page';
  /** Method of an API page, in capitals. */
  method?: string;
  tag?: string;
  isDeprecated: boolean;
}

/** A group in the sidebar. */
export interface SidebarGroupProps {
  type: 'group';
  /** Empty for a group without a heading. */
  label: string;
  /** True if it contains the current page or is open by default. */
  isOpen: boolean;
  entries: readonly SidebarEntryProps[];
}

export type SidebarEntryProps = SidebarPageProps | SidebarGroupProps;

/** Props of `Sidebar.astro`; slots `tabs`, `anchors` and `pages`. */
export interface SidebarProps extends PartProps {
  anchors: readonly PartLink[];
  entries: readonly SidebarEntryProps[];
}

/** Props of `PageHeader.astro`; slot `menu`. */
export interface PageHeaderProps extends PartProps {
  /** Groups that contain the page, outermost first. */
  groups: readonly { label: string; href?: string }[];
}

/** Props of `PageFooter.astro`; slots `updated`, `feedback` and `neighbours`. */
export interface PageFooterProps extends PartProps {
  previous?: PartLink;
  next?: PartLink;
  /** Date of the page's last change (ISO 8601), if known. */
  modified?: string;
  editUrl?: string;
  issueUrl?: string;
}

/** Props of `Footer.astro`. */
export interface FooterProps extends PartProps {
  columns: readonly { title?: string; links: readonly PartLink[] }[];
  socials: readonly { platform: string; href: string }[];
}

/** Props of `NotFound.astro`; slots `words`, `ways` and `nearest`. */
export type NotFoundProps = PartProps;

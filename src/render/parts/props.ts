/**
 * Props of the parts that a documentation folder replaces, in `trellis/Header.astro` and the like. The types of a
 * version only gain members; a part declares its version with `export const version = 1`.
 */

/** A link of the frame. */
export interface PartLink {
  label: string;
  /** As it stands in a page: the base is part of it. */
  href: string;
  /** It leads to another site. */
  isExternal: boolean;
  /** It leads to the page, or to the section that the page is in. */
  isCurrent: boolean;
}

/** The site that a part stands in. */
export interface PartSite {
  name: string;
  description?: string;
  /** Address of the start page, with the base. */
  home: string;
  /** URL prefix without a slash at its end; empty at the root of a host. */
  base: string;
  /** Address that the site is published at, where it is known. */
  url?: string;
  /** Addresses of the logo, by mode. */
  logo?: { light: string; dark: string };
}

/** The page that a part stands in. */
export interface PartPage {
  title: string;
  description?: string;
  /** Without the base, as `/guides/watering`. */
  path: string;
  /** With the base. */
  href: string;
  /** File of its text, from the documentation folder; a page made of a specification has none. */
  file?: string;
  /** As in the page, keys of your own included. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** Props of every part. */
export interface PartProps {
  site: PartSite;
  /** Undefined on pages that nobody has written, such as that for addresses that do not exist. */
  page?: PartPage;
  /** Language tag (BCP 47) of the page. */
  language: string;
}

/** Props of `Head.astro`, whose elements come at the end of the head. */
export type HeadProps = PartProps;

/** Props of `Header.astro`; slots `logo`, `versions`, `search` and `links`. */
export interface HeaderProps extends PartProps {
  /** The links of the header, and its button. */
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
  /** The page is in it, or it is open from the start. */
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
  /** The groups that the page is in, outermost first. */
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

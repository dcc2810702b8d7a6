import type { Overrides } from '../i18n/overrides.js';
import type { Config } from '../config/config.js';
import type { AnchorColor } from '../config/schema/values.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { Page } from '../content/page.js';
import type { Text } from './checks/text.js';
import type { Alternate, Breadcrumb, Link, Listing, PageNavigation, RelatedPage, Version } from './navigation/view.js';
import type { Icon, IconLibrary } from './icons/icon.js';
import type { ReferenceEntry } from '../formats/format.js';
import type { Services } from './services.js';

type Search = NonNullable<Config['trellis']['search']>;
export type AlgoliaService = Extract<Search, { algolia: unknown }>['algolia'];
export type TypesenseService = Extract<Search, { typesense: unknown }>['typesense'];

export interface SearchService {
  algolia?: AlgoliaService;
  typesense?: TypesenseService;
}

export interface Identity {
  name: string;
  description?: string;
  logo?: { light: string; dark: string };
  logoHref: string;
  /** Root-relative paths or absolute URLs; undefined if the icon is rendered from the name. */
  favicon?: { light: string; dark: string };
  /** Publisher of the site, if docs.json names one. */
  organization?: NonNullable<Config['seo']['organization']>;
}

export type CallToAction =
  | { type: 'link'; label: string; href: string; external: boolean; style: 'pill' | 'roundedRectangle'; arrow: boolean }
  | { type: 'github'; href: string; owner: string; repository: string; stars?: number };

export interface HeaderLink extends Link {
  /** True if the button shows only an icon. The label is then read by screen readers only. */
  isIconAlone?: boolean;
}

export interface Header {
  links: readonly (HeaderLink | CallToAction)[];
  cta?: CallToAction;
}

/** A colour in sRGB, `#rrggbb`. */
export type HexColor = string;

/** How much of the frame a page shows, from frontmatter `mode`. */
export type PageMode = 'default' | 'wide' | 'custom' | 'center' | 'frame';

export type RouteSource =
  | { kind: 'content'; page: Page }
  | { kind: 'operation'; page?: Page; operation: ReferenceEntry }
  | { kind: 'schema'; page?: Page; specification: string; name: string };

export interface Route extends PageNavigation {
  /** URL path without base and without trailing slash, not percent-encoded; `/` for the home page. */
  path: string;
  source: RouteSource;
  /** The page's own; for a generated page, `x-mint.metadata` of the specification. */
  frontmatter: Frontmatter;
  title: string;
  /** Label in links to the previous and next page, and first part of the document title. */
  shortTitle: string;
  description?: string;
  /** Language tag (BCP 47) of the interface around it, which pages with the same surroundings share. */
  language: string;
  /** Language tag (BCP 47) of its text, if that is in another language. */
  textLanguage?: string;
  mode: PageMode;
  /** Ids of the groups in `view.tree` that contain the page, outermost first. */
  branch: readonly string[];
  /** Versions that the page belongs to; undefined if it belongs to all. */
  versions?: readonly string[];
  /** For a page that several versions share: its navigation in each version. */
  inVersion: Readonly<Record<string, PageNavigation>>;
  /** Line above the title: name of the nearest group. */
  eyebrow?: string;
  /** Groups from the outermost to the nearest; groups without heading are left out. */
  breadcrumbs: readonly Breadcrumb[];
  /** True if frontmatter hides the page or the navigation does not list it. */
  hidden: boolean;
  noindex: boolean;
  /** False if frontmatter or the navigation hides the page from the search. */
  searchable: boolean;
  /** Factor for its weight in the search. */
  boost: number;
  /** Pages that a group's page lists below its text. */
  listing?: Listing;
  /** Links from frontmatter `related`, shown below the text. */
  related?: readonly RelatedPage[];
  /** Replaces the site's page menu, by frontmatter. */
  pageMenu?: PageMenu;
  editUrl?: string;
  issueUrl?: string;
  /** Date of the last change (ISO 8601): from frontmatter, else from git. */
  modified?: string;
  /** Date of creation (ISO 8601), from frontmatter. */
  created?: string;
  /** True if the page shows when it was last changed. */
  showsModified: boolean;
  /** Addresses by version, including this one: the page's counterpart, else the version's first page. */
  versionHrefs: Readonly<Record<string, string>>;
  /** Present if the page is an outdated translation, or the original in place of a missing one. */
  translation?: RouteTranslation;
  /** The page in every language that has it, including itself; empty if there is only one. */
  alternates: readonly Alternate[];
  /** Digest of the frame and the body. A page with an unchanged digest is not rendered again. */
  digest: string;
}

export interface RouteTranslation {
  kind: 'behind' | 'fallback';
  /** Path of the original. */
  original: string;
  /** Language tag (BCP 47) of the original. */
  language: string;
}

export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

export type PageMenuEntry =
  /** Copies the page's Markdown, the MCP server's address, or the command that adds the server. */
  | { action: 'copy' }
  | { action: 'copyMcp'; address: string }
  | { action: 'copyMcpCommand'; command: string }
  /** Opens the page's Markdown. */
  | { action: 'view' }
  /** Downloads the page's specification; only on API pages. */
  | { action: 'downloadSpecification' }
  /** Opens the print dialog, where browsers save PDF files. */
  | { action: 'savePdf' }
  /** Asks an assistant about the page: `$prompt` in the address is replaced by the question. */
  | { action: 'ask'; name: string; href: string }
  /** Adds the MCP server to an editor. */
  | { action: 'connect'; name: string; href: string }
  /** The author's own entry: `$page` is replaced by the address of the page's Markdown, `$path` by the page's path. */
  | { action: 'own'; label: string; description?: string; icon?: Icon; href: string };

export interface PageMenu {
  entries: readonly PageMenuEntry[];
  display: 'header' | 'toc';
}

/** Light and dark value of one colour. */
interface ColorPair {
  light: HexColor;
  dark: HexColor;
}

export interface Fill {
  color: HexColor;
  text: HexColor;
  hover: HexColor;
}

/** Resolved colours. */
export interface Theme {
  /** As written in docs.json. */
  primary: HexColor;
  light: HexColor;
  dark: HexColor;
  background: ColorPair;
  /** Accent usable for text on the background and on `accentSurface` (WCAG AA), per mode. */
  accentText: ColorPair;
  /** The background tinted with the accent, for active entries. */
  accentSurface: ColorPair;
  /** Fill of important buttons, made from `dark`: normal, its text, and on hover. */
  fill: { light: Fill; dark: Fill };
  /** Selectors of elements that the author's styles fill with another colour. Text on them is white. */
  ownFills: readonly string[];
  anchors?: AnchorColor;
  backgroundImage?: string;
}

/** An announcement above every page. */
export interface Banner {
  /** Changes with the text, so that readers who closed one banner see the next one. */
  id: string;
  /** Markdown. */
  content: string;
  dismissible: boolean;
  type: 'info' | 'warning' | 'critical';
  /** The author's colours, and text colours that are readable on them. */
  colors?: { fill: ColorPair; text: ColorPair };
}

/** Position of logo, search and links: across the top, or above the sidebar. */
export type Layout = 'topnav' | 'sidenav' | 'solidSidenav';

/** Settings of docs.json that the frame and its scripts use unchanged. */
export type Settings = Pick<Config, 'background' | 'fonts' | 'footer' | 'search' | 'styling'> & {
  layout: Layout;
  /** True if opening a group leads to its first page. */
  drilldown: boolean;
  metatags: Config['seo']['metatags'];
  /** True if pages ask for a rating and a service receives the answers. */
  thumbsRating: boolean;
  /** True if pages say that they are not translated or behind their original. */
  translationNotice: boolean;
  /** Address that receives answers as a form. */
  feedbackUrl?: string;
  services?: Services;
  /** Sources of images in the texts of specifications, such as `https://cdn.example.com`. */
  imageHosts: readonly string[];
  /** Additional sources for the content security policy; `false` disables it. */
  contentSecurityPolicy: Config['trellis']['contentSecurityPolicy'];
  searchService?: SearchService;
  banner?: Banner;
  /** The author's texts for the not-found page. */
  notFound?: NonNullable<Config['errors']>['404'];
};

/** The model: everything the built site shows, resolved. */
export interface Site {
  /** Address at which the site is served, from the command line or docs.json, without trailing slash. */
  url?: string;
  /** Language tag (BCP 47) for pages whose version has none. */
  language: string;
  /** Messages of the interface that the author overrides. */
  messages: Overrides;
  identity: Identity;
  theme: Theme;
  appearance: Config['appearance'];
  /** Settings for share images and converted pictures. */
  images: { isPainted: boolean; conversionSeconds?: number; mode: 'light' | 'dark'; background?: string };
  /** Library in which icon names are looked up first. */
  iconLibrary: IconLibrary;
  header: Header;
  /** The author's files for every page: root-relative paths without base, or addresses. */
  everywhere: { stylesheets: readonly string[]; scripts: readonly string[] };
  pageMenu: PageMenu;
  settings: Settings;
  api: Config['api'];
  seo: Config['seo'];
  markdown: Config['markdown'];
  versions: readonly Version[];
  /** In file order. */
  socials: readonly { platform: string; url: string }[];
  routes: ReadonlyMap<string, Route>;
  /** Target of `/` if no page has the path `/`. */
  home: string;
  /** Hosts' files to which redirects are written. */
  redirectFiles: Config['trellis']['redirectFiles'];
  /** In order of precedence. `source` is a path that may contain the wildcards `*` and `:name`. No route has the path of a redirect. */
  redirects: readonly Redirect[];
  /** Diagnostics of the model, which is checked on first access. Pages and specifications have diagnostics of their own. */
  readonly diagnostics: readonly Diagnostic[];
  /** Checks links and files that are not among the references of its pages. */
  checkReferences(text: Text): Diagnostic[];
}

import type { Overrides } from '../i18n/overrides.js';
import type { Config } from '../config/config.js';
import type { AnchorColor } from '../config/schema/values.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { Page } from '../content/page.js';
import type { Alternate, Breadcrumb, Link, Listing, PageNavigation, Version } from '../navigation/view.js';
import type { Icon } from '../icons/icon.js';
import type { Operation } from '../openapi/operation.js';
import type { SearchService } from './searchService.js';
import type { Services } from './services.js';

export interface Identity {
  name: string;
  description?: string;
  logo?: { light: string; dark: string };
  logoHref: string;
  /** Root-relative paths or absolute URLs; undefined when one has to be rendered from the name. */
  favicon?: { light: string; dark: string };
  /** Who publishes the site, as far as docs.json says so. */
  organization?: NonNullable<Config['seo']['organization']>;
}

export type CallToAction =
  | { type: 'link'; label: string; href: string; external: boolean; style: 'pill' | 'roundedRectangle'; arrow: boolean }
  | { type: 'github'; href: string; owner: string; repository: string; stars?: number };

/** A link in the header. */
export interface HeaderLink extends Link {
  /** The label is the name of an icon that says as much: it is not seen. */
  isIconAlone?: boolean;
}

export interface Header {
  links: readonly (HeaderLink | CallToAction)[];
  cta?: CallToAction;
}

/** A colour in sRGB, `#rrggbb`. */
export type HexColor = string;

/** How much of the frame a page shows, by frontmatter `mode`. */
export type PageMode = 'default' | 'wide' | 'custom' | 'center' | 'frame';

/** What a page of the site is made from. */
export type RouteSource =
  | { kind: 'content'; page: Page }
  | { kind: 'operation'; page?: Page; operation: Operation }
  | { kind: 'schema'; page?: Page; specification: string; name: string };

/** One page of the built site. */
export interface Route extends PageNavigation {
  /** URL path without base and without trailing slash, not percent-encoded; `/` for the home page. */
  path: string;
  source: RouteSource;
  /** The page's own; on a generated page, what the specification says in its place (`x-mint.metadata`). */
  frontmatter: Frontmatter;
  title: string;
  /** Label in prev/next and first part of the browser title. */
  shortTitle: string;
  description?: string;
  /** Language tag (BCP 47) of its text. */
  language: string;
  mode: PageMode;
  /** Ids of the groups of `view.tree` that hold the page, outermost first. */
  branch: readonly string[];
  /** Versions that the page belongs to; undefined when it is part of all of them. */
  versions?: readonly string[];
  /** The same page as a reader of another version sees it framed, by version: for pages that several versions share. */
  inVersion: Readonly<Record<string, PageNavigation>>;
  /** Small line over the title: name of the nearest group. */
  eyebrow?: string;
  /** Groups from the outermost to the nearest, empty names left out. */
  breadcrumbs: readonly Breadcrumb[];
  /** Frontmatter `hidden`, or not in the navigation. */
  hidden: boolean;
  noindex: boolean;
  /** The search finds it, as far as frontmatter and navigation say. */
  searchable: boolean;
  /** Factor of its weight in the search. */
  boost: number;
  /** What the page of a group lists under its text. */
  listing?: Listing;
  editUrl?: string;
  issueUrl?: string;
  /** When it was last changed, ISO 8601: frontmatter, else by git. */
  modified?: string;
  /** When it was first there, ISO 8601, by frontmatter. */
  created?: string;
  /** The page says when it was last changed. */
  showsModified: boolean;
  /** By version, this one included: where this page's counterpart is, else the version's first page. */
  versionHrefs: Readonly<Record<string, string>>;
  /** The page in every language that has it, itself included; empty when there is no other. */
  alternates: readonly Alternate[];
  /** What the frame and the body show; a page with an unchanged digest need not be rendered again. */
  digest: string;
}

export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

/** An entry of the menu beside the title of a page. */
export type PageMenuEntry =
  /** Puts the page's Markdown, the address of the MCP server or the command that adds it on the clipboard. */
  | { action: 'copy' }
  | { action: 'copyMcp'; address: string }
  | { action: 'copyMcpCommand'; command: string }
  /** The page's Markdown as it is. */
  | { action: 'view' }
  /** The specification that the page is made from; only on such pages. */
  | { action: 'downloadSpecification' }
  /** Asks an assistant about the page: `$prompt` in the address stands for the question. */
  | { action: 'ask'; name: string; href: string }
  /** Makes an editor know the MCP server. */
  | { action: 'connect'; name: string; href: string }
  /** The author's own: `$page` stands for the address of the page's Markdown, `$path` for the page's path. */
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

/** Resolved colours: every one is usable as it stands. */
export interface Theme {
  /** As given in docs.json. */
  primary: HexColor;
  light: HexColor;
  dark: HexColor;
  background: ColorPair;
  /** Accent usable for text on the background and on `accentSurface` (WCAG AA), per mode. */
  accentText: ColorPair;
  /** The background tinted with the accent, for active entries. */
  accentSurface: ColorPair;
  /** Text on a `dark` fill. */
  onDark: HexColor;
  /** A `dark` fill under the pointer. */
  darkHover: HexColor;
  /** Selectors of what the author's own styles fill with another colour: text on it is white. */
  ownFills: readonly string[];
  anchors?: AnchorColor;
  backgroundImage?: string;
}

/** An announcement above every page. */
export interface Banner {
  /** Changes with the words: who has closed a banner sees the next one. */
  id: string;
  /** Markdown. */
  content: string;
  dismissible: boolean;
  type: 'info' | 'warning' | 'critical';
  /** The author's own colours, and what can be read on them. */
  colors?: { fill: ColorPair; text: ColorPair };
}

/** Where logo, search and links stand: across the top, or above the sidebar. */
export type Layout = 'topnav' | 'sidenav' | 'solidSidenav';

/** What the frame and its scripts take from docs.json as it stands there. */
export type Settings = Pick<Config, 'background' | 'fonts' | 'footer' | 'search' | 'styling'> & {
  layout: Layout;
  metatags: Config['seo']['metatags'];
  /** Asked for, and somebody hears the answers. */
  thumbsRating: boolean;
  /** Where answers are sent as a form. */
  feedbackUrl?: string;
  services?: Services;
  /** Sources of pictures in the texts of specifications, such as `https://cdn.example.com`. */
  imageHosts: readonly string[];
  /** What the policy of the pages allows further; `false`: they have none. */
  contentSecurityPolicy: Config['trellis']['contentSecurityPolicy'];
  /** What is searched in place of the index that the site is built with. */
  searchService?: SearchService;
  banner?: Banner;
  /** What the page for addresses that do not exist says, where the author has words for it. */
  notFound?: NonNullable<Config['errors']>['404'];
};

/** The model: everything the built site shows, resolved and frozen. */
export interface Site {
  /** Address that the site is served at, by the command line or docs.json, without trailing slash. */
  url?: string;
  /** Language tag (BCP 47) of pages whose version has none. */
  language: string;
  /** Messages of the interface that the author says otherwise. */
  messages: Overrides;
  identity: Identity;
  theme: Theme;
  appearance: Config['appearance'];
  /** Pictures that stand for pages where a link to them is shown. */
  images: { isPainted: boolean; mode: 'light' | 'dark' };
  header: Header;
  /** The author's own files that every page loads: root-relative paths without base, or addresses. */
  everywhere: { stylesheets: readonly string[]; scripts: readonly string[] };
  pageMenu: PageMenu;
  settings: Settings;
  /** Settings of API pages. */
  api: Config['api'];
  seo: Config['seo'];
  /** What the Markdown of the pages holds. */
  markdown: Config['markdown'];
  versions: readonly Version[];
  /** In file order. */
  socials: readonly { platform: string; url: string }[];
  /** By path. */
  routes: ReadonlyMap<string, Route>;
  /** Where `/` leads when no page has the path `/`. */
  home: string;
  /** Files for hosts that redirects are written to. */
  redirectFiles: Config['trellis']['redirectFiles'];
  /** In order of precedence; `source` as a path that can hold `*` and `:name` wildcards. None has the path of a route. */
  redirects: readonly Redirect[];
  /** What the model found; pages and specifications carry their own. */
  diagnostics: readonly Diagnostic[];
}

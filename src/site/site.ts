import type { Overrides } from '../i18n/overrides.js';
import type { Config } from '../config/config.js';
import type { AnchorColor } from '../config/schema/values.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { Page } from '../content/page.js';
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
  /** Root-relative paths or absolute URLs; undefined when one has to be rendered from the name. */
  favicon?: { light: string; dark: string };
  /** Publisher of the site, if docs.json names one. */
  organization?: NonNullable<Config['seo']['organization']>;
}

export type CallToAction =
  | { type: 'link'; label: string; href: string; external: boolean; style: 'pill' | 'roundedRectangle'; arrow: boolean }
  | { type: 'github'; href: string; owner: string; repository: string; stars?: number };

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

/** Extent of the frame on a page, by frontmatter `mode`. */
export type PageMode = 'default' | 'wide' | 'custom' | 'center' | 'frame';

export type RouteSource =
  | { kind: 'content'; page: Page }
  | { kind: 'operation'; page?: Page; operation: ReferenceEntry }
  | { kind: 'schema'; page?: Page; specification: string; name: string };

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
  /** Pages that a group's page lists under its text. */
  listing?: Listing;
  /** Listed under the text by frontmatter. */
  related?: readonly RelatedPage[];
  /** In place of the site's, by frontmatter. */
  pageMenu?: PageMenu;
  editUrl?: string;
  issueUrl?: string;
  /** Date of the last change, ISO 8601: by frontmatter, else by git. */
  modified?: string;
  /** Date of creation, ISO 8601, by frontmatter. */
  created?: string;
  /** The page says when it was last changed. */
  showsModified: boolean;
  /** Addresses by version, this one included: of this page's counterpart, else of the version's first page. */
  versionHrefs: Readonly<Record<string, string>>;
  /** Present if the page is a translation that is behind its original, or the original stands in for it. */
  translation?: RouteTranslation;
  /** The page in every language that has it, itself included; empty when there is no other. */
  alternates: readonly Alternate[];
  /** Digest of the frame and the body; a page with an unchanged digest need not be rendered again. */
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
  /** Puts the page's Markdown, the address of the MCP server or the command that adds it on the clipboard. */
  | { action: 'copy' }
  | { action: 'copyMcp'; address: string }
  | { action: 'copyMcpCommand'; command: string }
  /** The page's Markdown as it is. */
  | { action: 'view' }
  /** The specification that the page is made from; only on such pages. */
  | { action: 'downloadSpecification' }
  /** Opens the print dialog, where browsers save PDF files. */
  | { action: 'savePdf' }
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

export interface Fill {
  color: HexColor;
  text: HexColor;
  hover: HexColor;
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
  /** Fill of important buttons, made from `dark`: by itself, its text, and under the pointer. */
  fill: { light: Fill; dark: Fill };
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

/** Position of logo, search and links: across the top, or above the sidebar. */
export type Layout = 'topnav' | 'sidenav' | 'solidSidenav';

/** Settings of docs.json that the frame and its scripts use unchanged. */
export type Settings = Pick<Config, 'background' | 'fonts' | 'footer' | 'search' | 'styling'> & {
  layout: Layout;
  /** A group that the reader opens leads to its first page. */
  drilldown: boolean;
  metatags: Config['seo']['metatags'];
  /** Asked for, and somebody hears the answers. */
  thumbsRating: boolean;
  /** Pages say that they are not translated, or behind their original. */
  translationNotice: boolean;
  /** Address that answers are sent to as a form. */
  feedbackUrl?: string;
  services?: Services;
  /** Sources of pictures in the texts of specifications, such as `https://cdn.example.com`. */
  imageHosts: readonly string[];
  /** Further sources of the pages' policy; `false` disables it. */
  contentSecurityPolicy: Config['trellis']['contentSecurityPolicy'];
  searchService?: SearchService;
  banner?: Banner;
  /** The author's texts for the page that is shown at unknown addresses. */
  notFound?: NonNullable<Config['errors']>['404'];
};

/** The model: everything the built site shows, resolved. */
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
  images: { isPainted: boolean; conversionSeconds?: number; mode: 'light' | 'dark'; background?: string };
  /** Set in which names of icons are looked up first. */
  iconLibrary: IconLibrary;
  header: Header;
  /** The author's own files that every page loads: root-relative paths without base, or addresses. */
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
  /** Files for hosts that redirects are written to. */
  redirectFiles: Config['trellis']['redirectFiles'];
  /** In order of precedence; `source` as a path that can hold `*` and `:name` wildcards. None has the path of a route. */
  redirects: readonly Redirect[];
  /** Diagnostics of the model, which is checked when they are first read. Pages and specifications carry their own. */
  readonly diagnostics: readonly Diagnostic[];
}

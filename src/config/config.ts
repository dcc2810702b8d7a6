/** `#RRGGBB`; the short form is expanded. */
export type HexColor = string;

export type IconType =
  | 'brands'
  | 'duotone'
  | 'light'
  | 'regular'
  | 'sharp-solid'
  | 'sharp-light'
  | 'sharp-regular'
  | 'sharp-thin'
  | 'sharp-duotone-solid'
  | 'solid'
  | 'thin';

export type GradientOrHex = HexColor | { from: HexColor; via?: HexColor; to: HexColor };

export interface NavigationGroup {
  group: string;
  pages: (string | NavigationGroup)[];
  icon?: string;
  iconType?: IconType;
  version?: string;
  expanded?: boolean;
  hidden?: boolean;
  tag?: string;
  openapi?: string[];
}

export type TopbarLink = { type: 'link'; name: string; url: string } | { type: 'github'; url: string; name?: string };

export interface CtaButton {
  type: 'link' | 'github';
  url: string;
  name?: string;
  style: 'pill' | 'roundedRectangle';
  arrow: boolean;
}

export interface Font {
  family: string;
  weight?: number;
  url?: string;
  format?: 'woff' | 'woff2';
}

/** docs.json after validation: every default filled, every accepted short form written out. */
export interface Config {
  name: string;
  description?: string;
  logo?: { light: string; dark: string; href: string };
  favicon?: string;
  colors: {
    primary: HexColor;
    light: HexColor;
    dark: HexColor;
    background: { light: HexColor; dark: HexColor };
    anchors?: GradientOrHex;
  };
  topbarLinks: TopbarLink[];
  topbarCtaButton?: CtaButton;
  navigation: NavigationGroup[];
  versions: { name: string; default: boolean; url?: string; locale?: string }[];
  anchors: {
    name: string;
    url: string;
    icon?: string;
    iconType: IconType;
    color?: GradientOrHex;
    version?: string;
    isDefaultHidden: boolean;
    openapi?: string[];
  }[];
  topAnchor?: { name: string; icon: string; iconType: IconType; color?: GradientOrHex };
  tabs: { name: string; url: string; version?: string; isDefaultHidden: boolean; openapi?: string[] }[];
  primaryTab?: { name: string; isDefaultHidden: boolean };
  api: {
    baseUrl: string[];
    auth?: { method?: 'bearer' | 'basic' | 'key'; name?: string; inputPrefix?: string };
    playground: { mode: 'show' | 'simple' | 'hide'; disableProxy: boolean };
    maintainOrder?: boolean;
    request: { example: { languages?: string[]; showOptionalParams?: boolean } };
    paramFields: { expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'none'; post: string[] };
  };
  openapi: string[];
  footerSocials: { platform: string; url: string }[];
  footer: { links: { title?: string; links: { label: string; url: string }[] }[] };
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean };
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean };
  backgroundImage?: string;
  redirects: { source: string; destination: string; permanent: boolean }[];
  seo: { indexHiddenPages: boolean };
  metadata: Record<string, string>;
  search: { prompt: string; location: 'top' | 'side' };
  eyebrow: { display: 'section' | 'breadcrumbs' };
  codeBlock: { mode: 'dark' | 'auto' };
  font: { headings?: Font; body?: Font };
  layout: 'topnav' | 'sidenav' | 'solidSidenav';
  theme?: 'venus' | 'quill' | 'prism';
  rounded: 'default' | 'sharp';
  sidebar: { items: 'container' | 'card' | 'border' | 'undecorated' };
  topbar: { style: 'default' | 'gradient' };
  background: { style?: 'gradient' | 'grid' | 'windows' };
  analytics: Record<string, Record<string, string> | undefined>;
  integrations: { intercom?: string; frontchat?: string };
  isWhiteLabeled: boolean;
  /** Settings of Trellis that the format has no place for. */
  trellis: { siteUrl?: string; repository?: { url: string; branch?: string; path?: string } };
}

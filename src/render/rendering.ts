import type { GivenSize, Room } from '../content/imageSize.js';
import type { CodeOptions } from './code.js';
import type { Diagnostic, PageDescription, Page, SchemaNode } from './body.js';
import type { DescribedOperations } from './describedOperations.js';
import type { Messages } from '../i18n/messages.js';
import type { Icon, IconSvg } from '../site/icons/icon.js';
import type { Route, Site } from '../site/site.js';
import type { EvaluatePage } from './evaluatePage.js';
import type { ContentNode } from './contentNode.js';
import type { HeadElement } from './parts/head.js';
import type { PartName } from './parts/names.js';
import type { HeadProps } from './parts/props.js';

/** A picture of the site's icon in a size of its own. */
export interface PaintedIcon {
  rel: 'icon' | 'apple-touch-icon';
  /** Root-relative without base. */
  href: string;
  /** Pixels of each side. */
  size: number;
  /** Mode of the reader's system that it is for; left out when for both. */
  mode?: 'light' | 'dark';
}

/** Facts about a page other than its HTML. */
export interface MadePage {
  /** Scripts of Trellis that can stand in it. */
  scripts: readonly string[];
  /** Left out where the page is none of the author's. */
  route?: Route;
  /** The policy of the headers that it would be sent with. */
  stated?: string;
}

export interface FinishedPage {
  html: string;
  /** As the page states it; undefined where it states none. */
  policy: string | undefined;
}

/** The text of a page, to be shown. */
interface PageContent {
  nodes: readonly ContentNode[];
  /** Messages in the place of the parts that threw, by their position. */
  faults: readonly { diagnostic: Diagnostic; isInline: boolean }[];
  /** Message in the place of the whole page. */
  fault?: Diagnostic;
}

/**
 * Services for routes and components beside the model. Heavy libraries stay behind it, out of the bundle of the pages. Optional members
 * come from features, and are missing where a feature has nothing to do.
 */
export interface Rendering {
  site: Site;
  /** The nodes of a page's text. */
  evaluated: EvaluatePage;
  /** The same to be shown; takes note of what the page threw, and of what its components do not get in the browser. */
  contentOf(page: Page, route?: Route): PageContent;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** The interface in a language, by its tag (BCP 47). */
  wordsOf(language: string): Messages;
  /** Faults are shown in their place, with more words, while an author works. */
  isDev: boolean;
  /** Decides whether the HTML of the last build can stay: it can when the key is the same. Undefined asks for a new one. */
  keyOf(route: Route): string | undefined;
  /** Takes note of what was thrown while a page was printed: all of it is lost. */
  report(page: Page, error: unknown): Diagnostic;
  /** Takes note of how many milliseconds a page took to be rendered; left out where nobody asks. */
  tookTime?: ((route: Route, milliseconds: number) => void) | undefined;
  /** The parts of the frame that files of the author's replace. */
  parts: ReadonlySet<PartName>;
  /** Takes note of what such a part threw. */
  reportPart(name: PartName, error: unknown): void;
  /** Elements that plug-ins add to the head. */
  headElements(page: HeadProps): readonly HeadElement[];
  /** Address of the picture that stands for a page, root-relative without base; undefined where none is painted. */
  shareImage?(route: Route): string | undefined;
  /** Pictures of the site's icon that were painted of it. */
  icons?(): readonly PaintedIcon[];
  /** The operation that a page is about, of a specification or described by hand. */
  described: DescribedOperations['of'];
  /** Everything the page of an operation shows. */
  describe(route: Route): PageDescription | undefined;
  /** The tree of a component schema, for a route of kind `schema`. */
  describeSchema(route: Route): SchemaNode | undefined;
  /** Address of the file of the specification that a page is made from, root-relative without base or on another host. */
  specification(route: Route): string | undefined;
  /**
   * Address, with base, of the page of an operation, by its id; undefined where it has none.
   *
   * @param from the page that leads there: of several the nearest is meant.
   */
  pageOf(id: string, from: Route): string | undefined;
  /** Addresses of the playground's frame and of the file that describes the operation; undefined where there is no playground. */
  playground?(route: Route): { frame: string; operation: string } | undefined;
  /** Address of the page with all of the operation's specification; undefined where there is none. */
  explorer?(route: Route): string | undefined;
  /** Address of the script that renders diagrams. */
  diagrams?: string;
  /**
   * Markdown of a specification as sanitised HTML.
   *
   * @param under depth of the heading that it stands under; 2 unless said otherwise.
   * @param route the page that it stands on, which relative links start from; left out for a text of docs.json, whose images of other hosts
   *   are shown.
   */
  markdown(text: string, under?: number, route?: Route): string;
  /** The HTML of a page as it leaves: without addresses that run code, with its content security policy in a build. */
  finish(html: string, made: MadePage): FinishedPage;
  /**
   * Root-relative address, with base, of the page or file that a relative address names; undefined where there is none. Readers' browsers
   * would start from the address of the page, which is a folder's on many hosts.
   *
   * @param page whose text has made the address.
   */
  rooted(address: string, page: Page): string | undefined;
  /** Pixels of an image of the site, by its address with or without base; undefined for those of other hosts. */
  imageSize(address: string): { width: number; height: number } | undefined;
  /**
   * Attributes that offer smaller files of an image; undefined where its own serves as well.
   *
   * @param address with base, as in the page.
   * @param width pixels of CSS that it is shown with.
   */
  smallerFiles?(address: string, width: number): { srcset: string; sizes?: string } | undefined;
  /**
   * Attributes that reserve an image's space, with the size that its author gives; undefined for images of other hosts.
   */
  roomFor(address: string, given: GivenSize): Room | undefined;
  /** True if an address of the site names a missing file: readers see nothing in its place, authors see the gap. */
  isLeftOut(address: string): boolean;
  /** Undefined when no bundled set has the icon. */
  icon(icon: Icon): IconSvg | undefined;
  /** The lines of a block as HTML: `<span class="line">` with classes for tokens, no inline styles; plain text for unknown languages. */
  highlight(code: string, options: CodeOptions): string;
  /** True if types are shown on a page. */
  hasTypes?(page: Page): boolean;
}

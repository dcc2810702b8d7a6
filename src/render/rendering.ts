import type { GivenSize, Room } from '../mdx/imageSize.js';
import type { CodeOptions } from '../highlight/options.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageDescription } from '../formats/description.js';
import type { Page } from '../content/page.js';
import type { SchemaNode } from '../documents/schema/node.js';
import type { DescribedOperations } from './describedOperations.js';
import type { CompiledMessages } from '../i18n/format.js';
import type { Messages } from '../i18n/messages.js';
import type { Icon, IconSvg } from '../site/icons/icon.js';
import type { Edits } from '../shared/edits.js';
import type { TagReader } from '../shared/readTags.js';
import type { Route, Site } from '../site/site.js';
import type { EvaluatePage } from './evaluatePage.js';
import type { ContentNode } from './contentNode.js';
import type { HeadElement } from './parts/head.js';
import type { OtherVersions } from './otherVersions.js';
import type { PartName } from './parts/names.js';
import type { PageTexts } from './reference/textHeadings.js';
import type { HeadProps } from './parts/props.js';

/** The site's icon in one size. */
export interface PaintedIcon {
  rel: 'icon' | 'apple-touch-icon';
  /** Root-relative without base. */
  href: string;
  /** Width and height in pixels. */
  size: number;
  /** The system's mode for which it is meant; absent for both. */
  mode?: 'light' | 'dark';
}

/** A page that was printed. */
export interface PrintedPage {
  html: string;
  /** Texts of the page's scripts that Trellis wrote. */
  scripts: readonly string[];
  /** Absent for generated pages. */
  route?: Route;
}

/** A page's text for display. */
interface PageContent {
  nodes: readonly ContentNode[];
  /** Messages in place of the parts that threw, by index. */
  faults: readonly { diagnostic: Diagnostic; isInline: boolean }[];
  /** Message in place of the whole page. */
  fault?: Diagnostic;
}

/**
 * Services for routes and components, besides the model. Large libraries stay behind this interface, outside of the pages' bundle. Features add the
 * optional members, which are absent if a feature has nothing to do.
 */
export interface Rendering {
  site: Site;
  evaluated: EvaluatePage;
  /** Evaluates a page's text for display, and records errors and properties that cannot be sent to the browser. */
  contentOf(page: Page, route?: Route): PageContent;
  /** URL prefix without trailing slash; empty at the root of a host. */
  base: string;
  /** The interface's texts in a language, by tag (BCP 47). */
  wordsOf(language: string): Messages;
  /** The messages of the search that the author overrides in a language, for the search's script. */
  searchMessages(language: string): CompiledMessages | undefined;
  /** Loads what `highlight` needs, before a page is printed. */
  loadHighlighting(): Promise<void>;
  /** True in development, where faults are shown in place and in detail. */
  isDev: boolean;
  /**
   * Returns the key for reusing the HTML of the last build, which is valid if its key is the same. Undefined once the page is known to have a
   * fault: the next build must render it again, to report the fault.
   */
  keyOf(route: Route): string | undefined;
  /** Records an error that was thrown while a page was printed, so that the whole page is lost. */
  report(page: Page, error: unknown): Diagnostic;
  /** Called with the milliseconds that a page took to render. */
  tookTime?: ((route: Route, milliseconds: number) => void) | undefined;
  /** The parts of the frame that the author replaces. */
  parts: ReadonlySet<PartName>;
  reportPart(name: PartName, error: unknown): void;
  headElements(page: HeadProps): readonly HeadElement[];
  /** Address of a page's share image, root-relative without base; undefined if it has none. */
  shareImage?(route: Route): string | undefined;
  /** Images rendered from the site's icon. */
  icons?(): readonly PaintedIcon[];
  described: DescribedOperations['of'];
  /** Everything that an operation's page shows. */
  describe(route: Route): PageDescription | undefined;
  /** The rows of a component schema, for a route of kind `schema`. */
  describeSchema(route: Route): SchemaNode | undefined;
  /** The sections and the description of a reference page, with ids for their headings; undefined for other pages. */
  textsOf(route: Route): PageTexts | undefined;
  /** Address of the specification from which a page is made, root-relative without base or on another host. */
  specification(route: Route): string | undefined;
  /**
   * Address, with base, of an entry's page, by the entry's id; undefined if it has none.
   *
   * @param from the linking page. Among several pages, the nearest is chosen.
   */
  pageOf(id: string, from: Route): string | undefined;
  /** Addresses of the playground's frame and of the operation's data file; undefined if there is no playground. */
  playground?(route: Route): { frame: string; operation: string } | undefined;
  /** Address of the file with the samples of an operation's requests after the first, without base; undefined if it shows one request. */
  furtherRequests?(route: Route): string | undefined;
  /** Address of the file with the deep fields of an operation that its page loads on demand, without base. */
  furtherFields?(route: Route): string | undefined;
  /** Address of the page with the whole specification; undefined if there is none. */
  explorer?(route: Route): string | undefined;
  /**
   * Links to the other versions of the documentation, if some are states of the repository.
   *
   * @param route absent for pages outside of the navigation.
   */
  otherVersions?(route?: Route): OtherVersions | undefined;
  /** Address of the script that renders diagrams. */
  diagrams?: string;
  /**
   * Renders a specification's Markdown as safe HTML.
   *
   * @param under level of the heading above, 2 by default.
   * @param route page that contains it, the base for relative links. Absent for texts of docs.json, whose external images are shown.
   */
  markdown(text: string, under?: number, route?: Route): string;
  /** Readers that edit a printed page: they remove unsafe addresses and, in a build, add the content security policy. */
  finish(page: PrintedPage, edits: Edits): TagReader[];
  /**
   * Root-relative address, with base, of the page or file that a relative address names; undefined if there is none. Browsers would resolve it
   * against the page's address, which on many hosts is that of a folder.
   *
   * @param page page whose text computed the address.
   */
  rooted(address: string, page: Page): string | undefined;
  /** Size in pixels of an image of the site, by address with or without base; undefined for images on other hosts. */
  imageSize(address: string): { width: number; height: number } | undefined;
  /**
   * Attributes that offer an image's smaller files; undefined if the original is as good.
   *
   * @param address address with base, as written in the page.
   * @param width width in CSS pixels at which it is shown.
   */
  smallerFiles?(address: string, width: number): { srcset: string; sizes?: string } | undefined;
  /** Attributes that reserve space for an image of the size that its author gives; undefined for images on other hosts. */
  roomFor(address: string, attributes: GivenSize): Room | undefined;
  /** True if an address of the site names a missing file. Readers see nothing in its place; authors see the gap. */
  isLeftOut(address: string): boolean;
  /** Undefined if no bundled set contains the icon. */
  icon(icon: Icon): IconSvg | undefined;
  /** The lines of a code block as HTML: `<span class="line">` with token classes and no inline styles; plain text for unknown languages. */
  highlight(code: string, options: CodeOptions): string;
}

import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import type { Frontmatter } from './frontmatter.js';
import type { Exclusion } from './published/exclusions.js';
import type { PublishedFiles } from './published/publishedFiles.js';
import type { TypedFence } from './twoslash/fence.js';

/** A heading of a page, in the order of the text. */
export interface Heading {
  /** 1 to 6, as written; component titles that become headings have the depth they are rendered with. */
  depth: number;
  /** Plain text, without markup. */
  text: string;
  /** The element's id, unique on the page. */
  id: string;
}

/** Something a page points at: the target as the author wrote it. */
export interface Reference {
  kind: 'link' | 'asset';
  target: string;
  span: Span | undefined;
}

/** A JSX name a page uses, as written (`Card`, `Tree.Folder`). */
export interface ComponentUse {
  name: string;
  span: Span | undefined;
}

/** The source of a diagram. */
export interface DiagramUse {
  source: string;
  span: Span | undefined;
  /** The source begins on the line after the span's first; otherwise it stands within the element. */
  isFence: boolean;
}

/** An icon a page names, as written: a name of a set, a path or an address. */
export interface IconUse {
  name: string;
  style?: string;
  span: Span | undefined;
}

/** An `import`, taken out of the compiled code and resolved by Trellis. */
export interface ContentImport {
  /** Local name -> exported name (`default`, `*` for the namespace). */
  names: Readonly<Record<string, string>>;
  /** Key of the imported file in `Content.modules`, or `react` for what React exports; undefined when it does not exist. */
  module: string | undefined;
}

/**
 * A file that pages import. `text`: MDX compiled to a function body; `script`: JavaScript as a CommonJS body, JSX as calls of
 * `h`; `data`: JSON.
 */
export interface ContentModule {
  /** Path relative to the documentation folder, for messages. */
  file: string;
  kind: 'text' | 'script' | 'data';
  code: string;
  imports: readonly ContentImport[];
  /** Source for the browser, without imports: JavaScript with JSX, TypeScript, or JSON. */
  script: string;
  needs: readonly string[];
  /** As `CompiledBody.places`. */
  places?: readonly ExpressionPlace[];
  /** Headings of a `text` in its order, those of the snippets in it included. Absent where there are none. */
  headings?: readonly Heading[];
  /** References of a `text`; relative targets start from the content root, as a snippet is part of many pages. */
  references: readonly Reference[];
  /** Further files that it may name; absent where there are none. */
  named?: readonly string[];
  /** Absent where there are none. */
  diagrams?: readonly DiagramUse[];
  /** Fences whose types are shown; absent where there are none. */
  typed?: readonly TypedFence[];
  /** Languages of code that have no bundled grammar; absent where there are none. */
  languages?: readonly ComponentUse[];
  /** Ids that a `text` brings to the pages it is part of; undefined where only running it could tell. */
  ids: readonly string[] | undefined;
  digest: string;
}

/** Position of an expression, or of an element of an author's component. */
export interface ExpressionPlace {
  span: Span | undefined;
  /** It is part of a line of text. */
  isInline: boolean;
}

/** A compiled page: a JavaScript function body, see `render/evaluation.ts`. */
export interface CompiledBody {
  code: string;
  imports: readonly ContentImport[];
  /** Places of what may throw, as the code counts them. Absent where nothing may. */
  places?: readonly ExpressionPlace[];
  /** The text's own JavaScript with JSX, without imports; empty when it has none. */
  script: string;
  /** Names of the components that the text uses and does not define itself, imported ones included. */
  needs: readonly string[];
}

/** A file under the content root that is served as a page. */
export interface Page {
  /** Path without extension, relative to the content root: `guides/intro`, `guides/index`. The name the navigation uses. */
  id: string;
  /** URL path without base and without trailing slash: `/guides/intro`; an index page has its folder's. */
  route: string;
  /** Path relative to the documentation folder, for messages and edit links. */
  file: string;
  format: 'mdx' | 'md';
  frontmatter: Frontmatter;
  /** The frontmatter's description as HTML to stand within a paragraph; undefined where it is plain text. */
  descriptionHtml?: string;
  /** Spans of the frontmatter keys in the file. */
  frontmatterSpans: Readonly<Record<string, Span>>;
  headings: readonly Heading[];
  /** The first paragraph of the text as plain text; absent where there is none. */
  opening?: string;
  /** Every id that a `#fragment` can name on this page, headings included. */
  ids: readonly string[];
  references: readonly Reference[];
  /** Further files that the text may name, in attributes and expressions; absent where there are none. */
  named?: readonly string[];
  components: readonly ComponentUse[];
  /** Icons that the text names in literals, and the frontmatter's. */
  icons: readonly IconUse[];
  /** Absent where there are none. */
  diagrams?: readonly DiagramUse[];
  /** Fences whose types are shown; absent where there are none. */
  typed?: readonly TypedFence[];
  /** Languages of code that have no bundled grammar; absent where there are none. */
  languages?: readonly ComponentUse[];
  /** Undefined when the page does not compile; `diagnostics` says why. */
  body: CompiledBody | undefined;
  /** Changes when the page's text, or that of a snippet it imports, changes. */
  digest: string;
  diagnostics: readonly Diagnostic[];
}

/** All that a content root holds. */
export interface Content {
  pages: readonly Page[];
  /** Modules by absolute path. */
  modules: ReadonlyMap<string, ContentModule>;
  /** Root-relative URL path -> absolute file of everything that may be served as it is. */
  files: PublishedFiles;
  /** Those of the files that are served: what is there to be shown, and what something names. */
  assets: PublishedFiles;
  /** Data files that are not served, but may be read. */
  readable: PublishedFiles;
  /** Addresses that differ from others only in letter case, with those that pages and files got instead. */
  moved: ReadonlyMap<string, string>;
  /** Why the file at an address is not served; undefined when there is none, or when it may be. */
  exclusionAt(path: string): Exclusion | undefined;
  /** Chooses what is served again, with further addresses that something names. */
  publish(named: Iterable<string>): Pick<Content, 'assets' | 'namedFiles'>;
  /** Addresses of the files among them that something names: a page, docs.json, a style sheet. */
  namedFiles: ReadonlySet<string>;
  /** Root-relative URL paths of style sheets and scripts that lie at the content root: they belong to every page. */
  everywhere: readonly string[];
  /** Problems that belong to no page: snippets, conflicting routes. */
  diagnostics: readonly Diagnostic[];
}

import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import type { Frontmatter } from './frontmatter.js';
import type { Exclusion } from './published/exclusions.js';
import type { PublishedFiles } from './published/publishedFiles.js';
import type { TypedFence } from '../highlight/twoslash/fence.js';
import type {
  Heading,
  Reference,
  ComponentUse,
  DiagramUse,
  IconUse,
  ContentModule,
  CompiledBody,
  SnippetLink,
} from '../mdx/compiled.js';

/** A page's file below the content root. */
export interface Page {
  /** Path without extension, relative to the content root, as used in the navigation: `guides/intro`, `guides/index`. */
  id: string;
  /** URL path without base and trailing slash: `/guides/intro`. An index page has the path of its folder. */
  route: string;
  /** Path relative to the documentation folder, for messages and edit links. */
  file: string;
  format: 'mdx' | 'md';
  /** True if the page has no file. */
  isGenerated?: true;
  /** True if its file may contain class names, because it contains the word "class". */
  hasClasses?: true;
  frontmatter: Frontmatter;
  /** The frontmatter's description as inline HTML; undefined if it is plain text. */
  descriptionHtml?: string;
  /** Spans of the frontmatter keys in the file. */
  frontmatterSpans: Readonly<Record<string, Span>>;
  headings: readonly Heading[];
  /** The first paragraph as plain text. Absent if there is none. */
  opening?: string;
  /** Every id on the page that a `#fragment` can name, including headings. */
  ids: readonly string[];
  /** Ids in its snippets. Absent without imports, and if it imports scripts, whose ids are only known at run time. */
  snippetIds?: readonly string[];
  references: readonly Reference[];
  /** Links of its snippets that start at this page. Absent if there are none. */
  snippetLinks?: readonly SnippetLink[];
  /** Further files that attributes and expressions may name. Absent if there are none. */
  named?: readonly string[];
  /** Paths of the site in its own code. Absent if there are none. */
  pathsInCode?: readonly string[];
  components: readonly ComponentUse[];
  /** Names of components in its snippets. Absent if there are none. */
  snippetComponents?: readonly string[];
  /** Icons named by literals in the text, and the frontmatter's. */
  icons: readonly IconUse[];
  /** Absent if there are none. */
  diagrams?: readonly DiagramUse[];
  /** Code blocks that show types. Absent if there are none. */
  typed?: readonly TypedFence[];
  /** Languages of code blocks without a bundled grammar. Absent if there are none. */
  languages?: readonly ComponentUse[];
  /** Undefined if the page does not compile; `diagnostics` explains why. */
  body: CompiledBody | undefined;
  /** Changes when the page's text, or that of an imported snippet, changes. */
  digest: string;
  diagnostics: readonly Diagnostic[];
}

/** True if a page shows a specification, so that its ids are not only those of its own text. */
export const hasReference = ({ frontmatter }: Pick<Page, 'frontmatter'>): boolean =>
  Boolean(frontmatter.api ?? frontmatter.openapi ?? frontmatter['openapi-schema']);

/** Everything below a content root. */
export interface Content {
  pages: readonly Page[];
  /** Modules by absolute path. */
  modules: ReadonlyMap<string, ContentModule>;
  /** Everything that may be published unchanged: maps root-relative URL paths to absolute file paths. */
  files: PublishedFiles;
  /** The files that are published: those of kinds meant for readers, and those that something names. */
  assets: PublishedFiles;
  /** Data files that are not published but may be read. */
  readable: PublishedFiles;
  /** New addresses of pages and files whose original address differs from another only in letter case. */
  moved: ReadonlyMap<string, string>;
  /** Why the file at an address is not published; undefined if there is none or it may be published. */
  exclusionAt(path: string): Exclusion | undefined;
  /** Chooses the published files again, with additional named addresses and from a replacement for `files`. */
  publish(named: Iterable<string>, files: PublishedFiles): Pick<Content, 'assets' | 'namedFiles'>;
  /** Addresses of published files that a page, docs.json or a style sheet names. */
  namedFiles: ReadonlySet<string>;
  /** Root-relative URL paths of style sheets, and of scripts at the content root, which belong to every page. */
  everywhere: readonly string[];
  /** Diagnostics that belong to no page: snippets, conflicting routes. */
  diagnostics: readonly Diagnostic[];
}

import type { Span } from '../diagnostics/diagnostic.js';
import type { TypedFence } from '../highlight/twoslash/fence.js';

/** A heading of a page, in text order. */
export interface Heading {
  /** 1 to 6, as written, or the level with which a component's title is rendered. */
  depth: number;
  /** Plain text, without markup. */
  text: string;
  /** The element's id, unique on the page. */
  id: string;
}

/** The target of a link or image, as the author wrote it. */
export interface Reference {
  kind: 'link' | 'asset';
  target: string;
  span: Span | undefined;
}

/** A relative link in a snippet, which starts at each page that shows it. */
export interface SnippetLink extends Reference {
  /** File of the snippet, for messages. */
  file: string;
}

/** A JSX name in a page, as written (`Card`, `Tree.Folder`). */
export interface ComponentUse {
  name: string;
  span: Span | undefined;
}

export interface DiagramUse {
  /** Undefined if it is only known at run time. */
  source: string | undefined;
  span: Span | undefined;
  /** True if the source begins on the line after the span's first; otherwise it is inside the element. */
  isFence: boolean;
}

/** An icon as written: a name, a path or an address. */
export interface IconUse {
  name: string;
  style?: string;
  span: Span | undefined;
}

/** An `import`, which is removed from the compiled code and resolved by Trellis. */
export interface ContentImport {
  /** Maps local names to exported names (`default`, `*` for the namespace). */
  names: Readonly<Record<string, string>>;
  /** Key of the imported file in `Content.modules`, or `react`; undefined if it does not exist. */
  module: string | undefined;
}

/**
 * A file that pages import. `text`: MDX compiled to a function body; `script`: JavaScript compiled to CommonJS, with JSX as calls of `h`; `data`:
 * JSON.
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
  /** See `CompiledBody.places`. */
  places?: readonly ExpressionPlace[];
  /** Headings of a `text` in order, including those of its snippets. Absent if there are none. */
  headings?: readonly Heading[];
  /** References in a `text`. They start at the content root, because a snippet is part of many pages. */
  references: readonly Reference[];
  /** Relative links in a `text` that lead nowhere from the content root. Absent if there are none. */
  relativeLinks?: readonly SnippetLink[];
  /** Further files that it may name. Absent if there are none. */
  named?: readonly string[];
  /** Paths of the site in its own code. Absent if there are none. */
  pathsInCode?: readonly string[];
  /** Absent if there are none. */
  diagrams?: readonly DiagramUse[];
  /** Code blocks that show types. Absent if there are none. */
  typed?: readonly TypedFence[];
  /** Languages of code blocks without a bundled grammar. Absent if there are none. */
  languages?: readonly ComponentUse[];
  /** Ids that a `text` adds to pages; undefined if they are only known at run time. */
  ids: readonly string[] | undefined;
  /** Changes with the file, but not with those that it imports. */
  digest: string;
}

/** Position of an expression, or of an element of an author's component. */
export interface ExpressionPlace {
  span: Span | undefined;
  /** True within a line of text. */
  isInline: boolean;
}

/** A compiled page: a JavaScript function body, which `render/evaluation.ts` runs. */
export interface CompiledBody {
  code: string;
  imports: readonly ContentImport[];
  /** Positions of everything that may throw, in the order in which the code numbers them. */
  places?: readonly ExpressionPlace[];
  /** The text's own JavaScript with JSX, without imports; empty if there is none. */
  script: string;
  /** Components that the text uses and does not define itself, including imported ones. */
  needs: readonly string[];
  /** True if it runs code of its author. */
  runsCode?: true;
  /** True if it may contain `script` elements. */
  hasScripts?: true;
}

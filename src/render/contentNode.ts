/**
 * A node of an evaluated page. It is plain data: the author's components have been called, and none of their code is left. Everything that reads a
 * page's text reads these nodes: the HTML and Markdown printers, the search, and the fields of an operation.
 */
export type ContentNode = string | RawHtml | HtmlElement | ComponentElement | Island | LostPart;

/** Self-contained HTML: the compiler's output for text without components and expressions. Phrases in it are marked (`mdx/phrases.ts`). */
interface RawHtml {
  kind: 'html';
  html: string;
}

export interface HtmlElement {
  kind: 'element';
  name: string;
  props: Readonly<Record<string, unknown>>;
  children: readonly ContentNode[];
}

export interface ComponentElement {
  kind: 'component';
  /** As authors write it: `Card`, `Tree.Folder`. */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** Properties whose value is an element. */
  slots: Readonly<Record<string, readonly ContentNode[]>>;
  children: readonly ContentNode[];
  /** True if the component is unknown. */
  isMissing?: true;
  /** Present within an island: the name by which the browser finds its HTML. */
  part?: string;
}

/** One of the author's components that is hydrated in the browser. */
interface Island {
  kind: 'island';
  script: string;
  name: string;
  /** Props, as JSON. */
  data: string;
  /** Its HTML from the server; empty if it can only be rendered in a browser. */
  children: readonly ContentNode[];
  /** Content between its tags, if it has no HTML from the server. */
  content: readonly ContentNode[];
}

/** Placeholder for a part that threw an error. */
interface LostPart {
  kind: 'lost';
  /** Position in `EvaluatedPage.thrown`. */
  index: number;
  /** Content between its tags, if only a browser could render it. */
  content: readonly ContentNode[];
}

/** Element around the content between the tags of an island, or of one of Trellis' components within it. */
export const slotElement = 'trellis-slot';
/** Element around one of Trellis' components within an island. */
export const partElement = 'trellis-part';

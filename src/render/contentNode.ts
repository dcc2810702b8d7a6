/**
 * A node of an evaluated page. It is plain data: the author's components have been called, and nothing of their code is left in it. What
 * reads the text of a page reads these nodes: the printers of HTML and of Markdown, the search and the fields of an operation.
 */
export type ContentNode = string | RawHtml | HtmlElement | ComponentElement | Island | LostPart;

/** HTML that is whole in itself: what the compiler made of text without a component or an expression in it. */
interface RawHtml {
  kind: 'html';
  html: string;
}

/** An element of HTML, with its properties as JSX has them. */
export interface HtmlElement {
  kind: 'element';
  name: string;
  props: Readonly<Record<string, unknown>>;
  children: readonly ContentNode[];
}

/** One of Trellis' components, or one that nobody defines. */
export interface ComponentElement {
  kind: 'component';
  /** As authors write it: `Card`, `Tree.Folder`. */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** Properties that are elements. */
  slots: Readonly<Record<string, readonly ContentNode[]>>;
  children: readonly ContentNode[];
  /** Nobody defines it. */
  isMissing?: true;
  /** It stands within an island: the name by which the browser finds its HTML. */
  part?: string;
}

/** One of the author's components that the browser brings to life. */
interface Island {
  kind: 'island';
  /** Address of the script that has it. */
  script: string;
  name: string;
  /** Props, as JSON. */
  data: string;
  /** Its first look; empty where only a browser can tell. */
  children: readonly ContentNode[];
  /** Content between its tags, if it has no HTML from the server. */
  content: readonly ContentNode[];
}

/** Stands for a part that threw. */
interface LostPart {
  kind: 'lost';
  /** Position in `EvaluatedPage.thrown`. */
  index: number;
  /** Content between its tags, if only a browser could render it. */
  content: readonly ContentNode[];
}

/** Element around what stands between the tags of an island, or of one of Trellis' components within it. */
export const slotElement = 'trellis-slot';
/** Element around one of Trellis' components within an island. */
export const partElement = 'trellis-part';

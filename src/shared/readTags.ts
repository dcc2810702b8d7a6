import { Tokenizer } from 'htmlparser2';

/** An attribute of a tag. */
export interface Attribute {
  /** In lower case. */
  name: string;
  /** As written between its quotes; empty if it has no value. */
  value: string;
  /** Offsets of the whole attribute. */
  start: number;
  end: number;
}

/** An opening tag. */
export interface Tag {
  /** In lower case. */
  name: string;
  attributes: Attribute[];
  /** Offset of its `<`. */
  start: number;
  /** Offset after its `>`. */
  end: number;
}

/** Receives the tags of an HTML text in their order, and the texts between them. There are no tags in comments, scripts and style sheets. */
export interface TagReader {
  open?(tag: Tag): void;
  /** @param start offset of the closing tag. */
  close?(name: string, start: number): void;
  text?(start: number, end: number): void;
  end?(): void;
}

/** Returns the value of an attribute as written; undefined if the tag does not have it. */
export function valueIn({ attributes }: Tag, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** Elements of SVG and MathML that contain HTML. */
const withHtml = new Set(['foreignobject', 'desc', 'title', 'annotation-xml', 'mi', 'mn', 'mo', 'ms', 'mtext']);
/** Elements of HTML that end SVG and MathML (HTML Standard, 13.2.6.5). */
const endsForeign = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ' +
    'ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);
const isForeign = (name: string | undefined): boolean => name === 'svg' || name === 'math';

class TagEvents {
  readonly #html: string;
  readonly #readers: readonly TagReader[];
  /** The elements around the current place at which HTML changes to SVG or MathML, or back. */
  readonly #changes: string[] = [];
  #tag: Tag = { name: '', attributes: [], start: 0, end: 0 };
  #name = '';
  #nameStart = 0;
  #value = '';

  constructor(html: string, readers: readonly TagReader[]) {
    this.#html = html;
    this.#readers = readers;
  }

  isInForeignContext(): boolean {
    return isForeign(this.#changes.at(-1));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = { name: this.#html.slice(start, end).toLowerCase(), attributes: [], start: start - 1, end };
  }

  onattribname(start: number, end: number): void {
    this.#nameStart = start;
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value = this.#html.slice(start, end);
  }

  onattribend(_quote: unknown, end: number): void {
    this.#tag.attributes.push({ name: this.#name, value: this.#value, start: this.#nameStart, end });
  }

  onopentagend(end: number): void {
    const tag = this.#tag;
    tag.end = end + 1;
    this.#leaveForeign(tag.name);
    if (isForeign(tag.name) || (this.isInForeignContext() && withHtml.has(tag.name))) this.#changes.push(tag.name);
    for (const reader of this.#readers) reader.open?.(tag);
  }

  onselfclosingtag(end: number): void {
    const isClosed = this.isInForeignContext() || isForeign(this.#tag.name);
    this.onopentagend(end);
    if (isClosed) this.#close(this.#tag.name, end + 1);
  }

  onclosetag(start: number, end: number): void {
    this.#close(this.#html.slice(start, end).toLowerCase(), start - 2);
  }

  #leaveForeign(name: string): void {
    if (endsForeign.has(name)) while (this.isInForeignContext()) this.#changes.pop();
  }

  #close(name: string, start: number): void {
    this.#leaveForeign(name);
    const change = this.#changes.lastIndexOf(name);
    if (change >= 0) this.#changes.length = change;
    for (const reader of this.#readers) reader.close?.(name, start);
  }

  ontext(start: number, end: number): void {
    for (const reader of this.#readers) reader.text?.(start, end);
  }

  onend(): void {
    for (const reader of this.#readers) reader.end?.();
  }

  // Entities are not decoded, and nobody reads the rest.
  onattribentity(): void {}
  ontextentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
}

/** Reads an HTML text once for several readers. */
export function readTags(html: string, readers: readonly TagReader[]): void {
  const tokenizer = new Tokenizer({ decodeEntities: false }, new TagEvents(html, readers));
  tokenizer.write(html);
  tokenizer.end();
}

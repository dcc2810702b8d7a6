import { Tokenizer } from 'htmlparser2';
import { Edits } from './edits.js';

/** An attribute of a tag. */
interface Attribute {
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

const ignore = (): void => undefined;

/** Reads an HTML text once for several readers. */
export function readTags(html: string, readers: readonly TagReader[]): void {
  /** The elements around the current place at which HTML changes to SVG or MathML, or back. */
  const changes: string[] = [];
  let tag: Tag = { name: '', attributes: [], start: 0, end: 0 };
  let attribute: Attribute = { name: '', value: '', start: 0, end: 0 };
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const isInForeignContext = (): boolean => isForeign(changes.at(-1));

  function leaveForeign(name: string): void {
    while (isInForeignContext() && endsForeign.has(name)) changes.pop();
  }

  function open(end: number): void {
    tag.end = end + 1;
    leaveForeign(tag.name);
    if (isForeign(tag.name) || (isInForeignContext() && withHtml.has(tag.name))) changes.push(tag.name);
    for (const reader of readers) reader.open?.(tag);
  }

  function close(name: string, start: number): void {
    leaveForeign(name);
    const change = changes.lastIndexOf(name);
    if (change >= 0) changes.length = change;
    for (const reader of readers) reader.close?.(name, start);
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      isInForeignContext,
      onopentagname: (start, end) => {
        tag = { name: nameAt(start, end), attributes: [], start: start - 1, end };
      },
      onattribname: (start, end) => {
        attribute = { name: nameAt(start, end), value: '', start, end };
        // `push` would reserve space for 17 attributes.
        tag.attributes = [...tag.attributes, attribute];
      },
      onattribdata: (start, end) => (attribute.value = html.slice(start, end)),
      onattribend: (_quote, end) => (attribute.end = end),
      onopentagend: open,
      onselfclosingtag: (end) => {
        const isClosed = isInForeignContext() || isForeign(tag.name);
        open(end);
        if (isClosed) close(tag.name, end + 1);
      },
      onclosetag: (start, end) => close(nameAt(start, end), start - '</'.length),
      ontext: (start, end) => {
        for (const reader of readers) reader.text?.(start, end);
      },
      onend: () => {
        for (const reader of readers) reader.end?.();
      },
      onattribentity: ignore,
      ontextentity: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
    },
  );
  // In HTML, this begins a comment that ends with the first `>`.
  tokenizer.write(html.replaceAll('<![CDATA[', '<! CDATA['));
  tokenizer.end();
}

/** Reads an HTML text, and applies the edits that its readers collect. */
export function editTags(html: string, createReaders: (edits: Edits) => readonly TagReader[]): string {
  const edits = new Edits(html);
  readTags(html, createReaders(edits));
  return edits.apply();
}

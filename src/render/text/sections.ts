import { attributeOf, classesOf, silent, textOfNodes, type TextElement, type TextNode } from './nodes.js';

/** A part of a page's text below one heading. A section that another one interrupts continues after it as a new part. */
export interface TextSection {
  /** Id of the heading or other link target; undefined for text before the first. */
  id?: string;
  title?: string;
  /** Level of the heading, 1 to 6; undefined for a title that is not a heading. */
  depth?: number;
  /** True if it continues an earlier section. */
  isContinued?: true;
  text: string;
  /** Words in code blocks, without repetition. */
  code: string;
}

interface Draft extends Omit<TextSection, 'text' | 'code'> {
  text: string[];
  code: Set<string>;
  /** True if the text begins with the title, as that of a field does. */
  repeatsTitle?: true;
}

/** Inline elements. The text on both sides of one may belong to the same word. */
const lines = new Set('a abbr b code del em i ins kbd mark s samp small span strong sub sup u'.split(' '));
const isLine = ({ name }: TextElement): boolean => lines.has(name);

const enclosing = new Set(['section', 'li', 'blockquote', 'dd', 'td']);
const word = /[\p{L}\p{N}_$][\p{L}\p{N}_$./-]*[\p{L}\p{N}_$]/gu;
/** Words of a code block are searchable if they begin within so many characters. */
const longestCode = 4000;

/** Splits the text of a page at its link targets. */
export function toSections(nodes: readonly TextNode[]): TextSection[] {
  const drafts: Draft[] = [{ text: [], code: new Set() }];
  const current = (): Draft => drafts.at(-1) as Draft;
  const open = (draft: Omit<Draft, 'text' | 'code'>): void => {
    drafts.push({ ...draft, text: [], code: new Set() });
  };

  function visitAll(inner: readonly TextNode[]): void {
    for (const node of inner) {
      if (typeof node === 'string') current().text.push(node);
      else visit(node);
    }
  }
  function visit(node: TextElement): void {
    if (silent.has(node.name) || node.attributes['isQuiet'] || isMark(node)) return;
    const id = attributeOf(node, 'id');
    const depth = /^h[1-6]$/.test(node.name) ? Number(node.name[1]) : undefined;
    if (depth !== undefined && id !== undefined)
      return open({ id, depth, title: tidy(textOfNodes(withoutMarks(node.children))) });
    if (typeof node.attributes['code'] === 'string') return addCode(current().code, node);
    const before = current();
    const title = attributeOf(node, 'data-title');
    if (id !== undefined && title !== undefined) {
      if (node.name === 'p') return open({ id, title });
      open({ id, title, repeatsTitle: true });
    }
    const space = isLine(node) ? '' : ' ';
    current().text.push(space);
    visitAll(node.children);
    current().text.push(space);
    if (enclosing.has(node.name) && current() !== before) open({ ...before, isContinued: true });
  }

  visitAll(nodes);
  return drafts
    .map(({ text, code, repeatsTitle, ...rest }) => {
      const start = repeatsTitle && !rest.isContinued ? (rest.title ?? '') : '';
      return { ...rest, text: withoutStart(tidy(text.join('')), start), code: [...code].join(' ') };
    })
    .filter(({ id, text, code, isContinued }) => text !== '' || code !== '' || (id !== undefined && !isContinued));
}

/** True for the link of a heading, and for links between a text and its footnotes. */
function isMark(node: TextElement): boolean {
  const { attributes } = node;
  return (
    'data-footnote-ref' in attributes ||
    'data-footnote-backref' in attributes ||
    classesOf(node).includes('heading-link')
  );
}

function withoutMarks(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    if (typeof node === 'string') return [node];
    return isMark(node) ? [] : [{ ...node, children: withoutMarks(node.children) }];
  });
}

/** Of a long token, only the parts of an address are words; others are mostly keys and encoded data. */
const partsOf = (token: string): string[] =>
  token.length >= 80 && /^[\w-]+(?:\.[\w-]+)+\//.test(token) ? token.split('/') : [token];

function addCode(words: Set<string>, { attributes: { code } }: TextElement): void {
  for (const { 0: token, index } of String(code).matchAll(word)) {
    if (index >= longestCode) return;
    for (const each of partsOf(token)) if (each.length > 2 && each.length < 80 && /\p{L}/u.test(each)) words.add(each);
  }
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length).trim() : text;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

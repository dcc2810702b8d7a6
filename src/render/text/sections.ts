import { attributeOf, classesOf, silent, textOfNodes, type TextElement, type TextNode } from './nodes.js';

/** A stretch of a page's text under one heading; one that is interrupted by another comes again behind it. */
export interface TextSection {
  /** Id of the heading or of what else a link can lead to; undefined before the first. */
  id?: string;
  title?: string;
  /** Depth of the heading, 1 to 6; undefined for what has a title without being a heading. */
  depth?: number;
  /** Goes on with a stretch from before. */
  isContinued?: true;
  text: string;
  /** Words of the blocks of code, each once. */
  code: string;
}

interface Draft extends Omit<TextSection, 'text' | 'code'> {
  text: string[];
  code: Set<string>;
}

/** Elements that stand in a line of text: what is left and right of them may be parts of one word. */
const lines = new Set('a abbr b code del em i ins kbd mark s samp small span strong sub sup u'.split(' '));
const isLine = ({ name }: TextElement): boolean => lines.has(name);

const enclosing = new Set(['section', 'li', 'blockquote', 'dd', 'td']);
const word = /[\p{L}\p{N}_$][\p{L}\p{N}_$./-]*[\p{L}\p{N}_$]/gu;
/** Characters of one block of code that are looked at: what follows in a long listing is rarely what one looks for. */
const longestCode = 4000;

/** The text of a page in plain terms, split at everything a link can lead to. */
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
    if (silent.has(node.name) || node.attributes['isQuiet'] || classesOf(node).includes('heading-link')) return;
    const id = attributeOf(node, 'id');
    const depth = /^h[1-6]$/.test(node.name) ? Number(node.name[1]) : undefined;
    if (depth !== undefined && id !== undefined)
      return open({ id, depth, title: tidy(textOfNodes(withoutLinks(node.children))) });
    if (typeof node.attributes['code'] === 'string') return addCode(current().code, node);
    const before = current();
    const title = attributeOf(node, 'data-title');
    if (id !== undefined && title !== undefined) {
      open({ id, title });
      if (node.name === 'p') return;
    }
    const space = isLine(node) ? '' : ' ';
    current().text.push(space);
    visitAll(node.children);
    current().text.push(space);
    if (enclosing.has(node.name) && current() !== before) open({ ...before, isContinued: true });
  }

  visitAll(nodes);
  return drafts
    .map(({ text, code, ...rest }) => ({ ...rest, text: tidy(text.join('')), code: [...code].join(' ') }))
    .filter(({ id, text, code, isContinued }) => text !== '' || code !== '' || (id !== undefined && !isContinued));
}

function withoutLinks(nodes: readonly TextNode[]): TextNode[] {
  return nodes.filter((node) => typeof node === 'string' || !classesOf(node).includes('heading-link'));
}

function addCode(words: Set<string>, { attributes: { code } }: TextElement): void {
  for (const [token] of String(code).slice(0, longestCode).matchAll(word)) {
    if (token.length > 2 && token.length < 80 && /\p{L}/u.test(token)) words.add(token);
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

import type { Messages } from '../../i18n/messages.js';
import type { TextElement, TextNode } from './nodes.js';

/** For whom a page is put into plain terms: `Visibility` shows each their own. */
export type Audience = 'humans' | 'agents';

/** For whom a page is put into plain terms, and in which language. */
export interface TextOptions {
  audience: Audience;
  words: Messages;
}

/** Context of a component. */
export interface TextContext extends TextOptions {
  /** Depth of the heading above, from 1; undefined inside lists and quotations, where headings have no place. */
  depth: number | undefined;
  /** Puts nodes into plain terms; they may stand below a heading of another depth. */
  plain(nodes: readonly TextNode[], depth?: number): TextNode[];
}

/** Puts one component into plain terms. */
export type TextRule = (component: TextElement, context: TextContext) => readonly TextNode[];

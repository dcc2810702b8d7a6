import type { Messages } from '../../i18n/messages.js';
import type { TextElement, TextNode } from './nodes.js';

/** Audience of the text: `Visibility` selects content by it. */
export type Audience = 'humans' | 'agents';

/** Audience and language of the text. */
export interface TextOptions {
  audience: Audience;
  words: Messages;
}

/** Context for converting a component. */
export interface TextContext extends TextOptions {
  /** Level of the heading above, from 1; undefined inside lists and quotations, which cannot contain headings. */
  depth: number | undefined;
  /** Converts nodes, which may be below a heading of another level. */
  plain(nodes: readonly TextNode[], depth?: number): TextNode[];
}

/** Converts one component to HTML elements. */
export type TextRule = (component: TextElement, context: TextContext) => readonly TextNode[];

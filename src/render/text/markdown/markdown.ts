import type { TextNode } from '../nodes.js';
import { blocks } from './blocks.js';
import type { MarkdownOptions } from './options.js';

/** Nodes in plain terms as Markdown (CommonMark with GitHub's tables, strikethrough, task lists and footnotes), ending with a line break. */
export function toMarkdown(nodes: readonly TextNode[], options: MarkdownOptions = {}): string {
  const text = blocks(nodes, options).join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

import type { MdastNode, MdastPluginDefinition } from 'satteri';
import type { Jsx } from './context.js';
import { restoreText, type TextEditor } from './flags.js';

/** True if a text has an element whose text is code. */
export const mayHoldCode = (text: string): boolean => /<(?:code|kbd|pre|samp)[\s>]/.test(text);

const isCode = ({ name }: Readonly<Jsx>): boolean => /^(?:code|kbd|pre|samp)$/.test(name ?? '');

/** Characters that smart punctuation writes, with what the author typed. */
const plain: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '--',
  '—': '---',
  '…': '...',
};

/** A typographic character as an entity. */
const entity = /&(?:[lr][ds]quo|[mn]dash|hellip|#)/;

/** @param written the text in the source, where the author may have typed these characters. */
function withoutTypography(text: string, written: string): string {
  if (entity.test(written)) return text;
  return text.replace(/[“”‘’–—…]/g, (mark) => (written.includes(mark) ? mark : (plain[mark] ?? mark)));
}

function restore(node: Readonly<MdastNode>, editor: TextEditor): void {
  if (node.type === 'text') restoreText(node, editor, withoutTypography);
  else if ('children' in node) for (const child of node.children) restore(child, editor);
}

/** Writes code in HTML elements (`<code>--dry-run</code>`) as the author did: smart punctuation only leaves Markdown's own code alone. */
export function plainCodePlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-plain-code',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => (isCode(node) ? restore(node, context) : undefined),
    mdxJsxTextElement: (node, context) => (isCode(node) ? restore(node, context) : undefined),
  };
}

import type { MdastNode, MdastPluginDefinition } from 'satteri';

const dash = /(?<![^\s("“[])–(?=[a-z])/gu;

/** True if a text has a flag, perhaps only in code. */
export const mayHaveFlag = (text: string): boolean => /(?<![^\s("“[*_])--[a-z]/.test(text);

/**
 * Writes the flags of commands in a text (`--host`) as the author did: smart punctuation makes a dash of their hyphens.
 *
 * @param written the text in the source.
 */
export function restoreFlags(text: string, written: string): string {
  return text.replace(dash, (mark, index: number) => {
    const [word = ''] = /^\w+/.exec(text.slice(index + 1)) ?? [];
    return written.includes(`--${word}`) ? '--' : mark;
  });
}

type TextNode = Readonly<Extract<MdastNode, { type: 'text' }>>;

/** What the functions of a plug-in need to change a text. */
export interface TextEditor {
  source: string;
  setProperty(node: TextNode, name: 'value', value: string): void;
}

/**
 * Undoes smart punctuation in a text.
 *
 * @param restore receives the text and the same text in the source, and returns what the page shows.
 */
export function restoreText(
  node: TextNode,
  editor: TextEditor,
  restore: (text: string, written: string) => string,
): void {
  const value = restore(node.value, editor.source.slice(node.position?.start.offset, node.position?.end.offset));
  if (value !== node.value) editor.setProperty(node, 'value', value);
}

/** Writes flags in the text of a page as the author did. */
export function flagsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-flags',
    options: { position: true },
    text: (node, context) => restoreText(node, context, restoreFlags),
  };
}

import type { MdastPluginDefinition } from 'satteri';

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

/** Writes flags in the text of a page as the author did. */
export function flagsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-flags',
    options: { position: true },
    text(node, context) {
      const written = context.source.slice(node.position?.start.offset, node.position?.end.offset);
      const value = restoreFlags(node.value, written);
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
  };
}

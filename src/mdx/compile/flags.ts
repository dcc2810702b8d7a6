import type { MdastPluginDefinition } from 'satteri';

const dash = /(?<![^\s("“[])–(?=[a-z])/gu;

/** True if a text has a flag, perhaps only in code. */
export const mayHaveFlag = (text: string): boolean => /(?<![^\s("“[*_])--[a-z]/.test(text);

/** Writes the flags of commands in text (`--host`) as the author did: smart punctuation makes a dash of their hyphens. */
export function flagsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-flags',
    options: { position: true },
    text(node, context) {
      const written = context.source.slice(node.position?.start.offset, node.position?.end.offset);
      const value = node.value.replace(dash, (mark, index: number) => {
        const [word = ''] = /^\w+/.exec(node.value.slice(index + 1)) ?? [];
        return written.includes(`--${word}`) ? '--' : mark;
      });
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
  };
}

import type { MdastNode, MdastPluginDefinition } from 'satteri';
import { attributesOf, textOf } from '../foreign/directives.js';

/** The callouts for GitHub's alerts. */
const kinds: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};
const mark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?![(:\]])[ \t]*/i;

/** Inline nodes up to the end of a line, and those after it. */
function splitLine<Node extends Readonly<MdastNode>>(nodes: readonly Node[]): [line: Node[], rest: Node[]] {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  if (at === -1) return [[...nodes], []];
  const [end] = nodes.slice(at);
  const [before = '', ...after] = end?.type === 'text' ? end.value.split('\n') : [];
  const textsOf = (value: string): Node[] => (value === '' || !end ? [] : [{ ...end, type: 'text', value }]);
  return [
    [...nodes.slice(0, at), ...textsOf(before)],
    [...textsOf(after.join('\n')), ...nodes.slice(at + 1)],
  ];
}

/**
 * Turns a quotation that starts with a line `> [!NOTE]` into a callout, as GitHub does. Words after the mark are the title, as in VitePress and
 * Obsidian.
 */
export function alertsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-alerts',
    blockquote(node, context) {
      const [first, ...blocks] = node.children;
      const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
      const [whole, kind] = (text?.type === 'text' && mark.exec(text.value)) || [];
      if (first?.type !== 'paragraph' || text?.type !== 'text' || whole === undefined || kind === undefined) return;
      const [line, rest] = splitLine([{ ...text, value: text.value.slice(whole.length) }, ...others]);
      const title = line.map(textOf).join('').trim();
      // As on GitHub, a mark before the only line of a quotation is text.
      if (title !== '' && rest.length === 0 && blocks.length === 0) return;
      const children: MdastNode[] = [...(rest.length > 0 ? [{ ...first, children: rest }] : []), ...blocks];
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: kinds[kind.toUpperCase()] ?? 'Note',
        attributes: attributesOf(title),
        children: children as typeof node.children,
      });
    },
  };
}

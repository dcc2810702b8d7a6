import type { MdastNode, MdastPluginDefinition } from 'satteri';

/** The callouts for GitHub's alerts. */
const kinds: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};
const mark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Turns a quotation that starts with a line `> [!NOTE]` into a callout, as GitHub does. */
export function alertsPlugin(): MdastPluginDefinition {
  return {
    name: 'trellis-alerts',
    blockquote(node, context) {
      const [first, ...rest] = node.children;
      const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
      const [whole, kind] = (text?.type === 'text' && mark.exec(text.value)) || [];
      if (first?.type !== 'paragraph' || text?.type !== 'text' || whole === undefined || kind === undefined) return;
      const words = text.value.slice(whole.length);
      const inline = [...(words === '' ? [] : [{ ...text, value: words }]), ...others];
      const children: MdastNode[] = [...(inline.length > 0 ? [{ ...first, children: inline }] : []), ...rest];
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: kinds[kind.toUpperCase()] ?? 'Note',
        attributes: [],
        children: children as typeof node.children,
      });
    },
  };
}

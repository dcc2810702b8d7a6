import type { Messages } from '../../../i18n/messages.js';
import { asBlocks, addLabel } from '../compose.js';
import { attributeOf, element, type TextElement } from '../nodes.js';
import type { TextRule } from '../textRule.js';

const kinds = ['note', 'info', 'tip', 'check', 'warning', 'danger'] as const;

/** The title, or the kind, which readers see as an icon and do not search for. */
function labelOf(callout: TextElement, { components }: Messages): TextElement | undefined {
  const title = attributeOf(callout, 'title');
  if (title !== undefined) return element('strong', [`${title}:`]);
  const name = (callout.name === 'Callout' ? attributeOf(callout, 'type') : callout.name)?.toLowerCase();
  const kind = name === 'banner' ? 'info' : kinds.find((each) => each === name);
  return kind && element('strong', [`${components[kind]}:`], { isQuiet: true });
}

const quotation: TextRule = (callout, { plain, words }) => {
  const label = labelOf(callout, words);
  const inner = plain([element('blockquote', callout.children)]);
  const children = inner.flatMap((node) => (typeof node === 'string' ? [] : node.children));
  return [element('blockquote', label === undefined ? asBlocks(children) : addLabel([label], children, ' '))];
};

/** Converts callouts to quotations that begin with their kind or title. */
export const callouts: Readonly<Record<string, TextRule>> = Object.fromEntries(
  ['Callout', 'Note', 'Info', 'Tip', 'Check', 'Warning', 'Danger', 'Banner'].map((name) => [name, quotation]),
);

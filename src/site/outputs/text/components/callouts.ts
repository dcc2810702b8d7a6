import { asBlocks, labelled } from '../compose.js';
import { attributeOf, element, type TextElement } from '../nodes.js';
import type { Degrade } from '../degrade.js';

const labels: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Info',
  tip: 'Tip',
  check: 'Check',
  warning: 'Warning',
  danger: 'Danger',
  banner: 'Info',
};

function labelOf(callout: TextElement): string | undefined {
  const kind = callout.name === 'Callout' ? attributeOf(callout, 'type') : callout.name;
  return attributeOf(callout, 'title') ?? labels[(kind ?? '').toLowerCase()];
}

const quotation: Degrade = (callout, { plain }) => {
  const label = labelOf(callout);
  const inner = plain([element('blockquote', callout.children)]);
  const children = inner.flatMap((node) => (typeof node === 'string' ? [] : node.children));
  return [
    element(
      'blockquote',
      label === undefined ? asBlocks(children) : labelled([element('strong', [`${label}:`])], children, ' '),
    ),
  ];
};

/** Callouts become quotations that begin with their kind or their title. */
export const callouts: Readonly<Record<string, Degrade>> = Object.fromEntries(
  ['Callout', 'Note', 'Info', 'Tip', 'Check', 'Warning', 'Danger', 'Banner'].map((name) => [name, quotation]),
);

import type { SchemaNode } from '../../site/body.js';
import { markup, type Markup } from '../markup/markup.js';
import { words } from '../words.js';

/** Something to know about a value, in a few words. */
export interface Fact {
  label: string;
  text: string;
  /** Written as code. */
  isCode?: boolean;
}

const code = new Set(['Pattern', 'Names', 'Media type', 'Range', 'Multiple of']);
/** More options than these have to be opened. */
const shownOptions = 16;

/** What the schema says of a value beyond its type, default and options. */
export function factsOf({ const: constant, constraints, examples }: SchemaNode): Fact[] {
  const [example] = examples;
  return [
    ...(constant === undefined ? [] : [{ label: words.constant, text: constant, isCode: true }]),
    ...constraints.map(({ label, text }) => ({ label, text, isCode: code.has(label) })),
    ...(examples.length > 1
      ? [{ label: words.examples, text: examples.join(', '), isCode: true }]
      : example === undefined
        ? []
        : [{ label: words.example, text: example, isCode: true }]),
  ];
}

export function drawFacts(facts: readonly Fact[]): Markup | undefined {
  if (facts.length === 0) return undefined;
  const rows = facts.map(({ label, text, isCode }) => {
    return markup`<div><dt>${label}</dt><dd>${isCode ? markup`<code>${text}</code>` : text}</dd></div>`;
  });
  return markup`<dl class="field-facts">${rows}</dl>`;
}

/** The values that are allowed. */
export function drawOptions(values: readonly string[]): Markup | undefined {
  if (values.length === 0) return undefined;
  const codes = values.map((value) => markup`<code>${value}</code> `);
  const shown = markup`<p class="field-options">${words.options} ${codes.slice(0, shownOptions)}</p>`;
  if (values.length <= shownOptions) return shown;
  const rest = values.length - shownOptions;
  return markup`${shown}<details class="field-more"><summary>${words.moreOptions(rest)}</summary><p class="field-options">${codes.slice(shownOptions)}</p></details>`;
}

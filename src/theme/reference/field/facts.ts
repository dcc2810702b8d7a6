import type { SchemaNode } from '../../../render/body.js';
import { constraintText } from '../../../render/reference/constraint.js';
import type { RenderContext } from '../renderContext.js';
import { markup, type Markup } from '../markup/markup.js';

/** A short fact about a value. */
export interface Fact {
  label: string;
  text: string;
  /** True if it is formatted as code. */
  isCode?: boolean;
}

/** Number of options that are shown; further ones are folded. */
const shownOptions = 16;

/** Facts about a value besides its type, default and options. */
export function factsOf(
  { const: constant, constraints, examples }: SchemaNode,
  { words }: Pick<RenderContext, 'words'>,
): Fact[] {
  const [example] = examples;
  return [
    ...(constant === undefined ? [] : [{ label: words.constant, text: constant, isCode: true }]),
    ...constraints.map((constraint) => constraintText(constraint, words.constraints)),
    ...(examples.length > 1
      ? [{ label: words.examples, text: examples.join(', '), isCode: true }]
      : example === undefined
        ? []
        : [{ label: words.example, text: example, isCode: true }]),
  ];
}

export function renderFacts(facts: readonly Fact[]): Markup | undefined {
  if (facts.length === 0) return undefined;
  const rows = facts.map(({ label, text, isCode }) => {
    return markup`<div><dt>${label}</dt><dd>${isCode ? markup`<code>${text}</code>` : text}</dd></div>`;
  });
  return markup`<dl class="field-facts">${rows}</dl>`;
}

/** The allowed values. If there are many, only the first are shown and the rest are folded. */
export function renderOptions(values: readonly string[], { words }: Pick<RenderContext, 'words'>): Markup | undefined {
  if (values.length === 0) return undefined;
  const rest = values.slice(shownOptions);
  const codes = values.slice(0, shownOptions).map((value) => markup`<code>${value}</code> `);
  const shown = markup`<p class="field-options">${words.options} ${codes}</p>`;
  if (rest.length === 0) return shown;
  // As one text, because lists of all currencies or time zones would dominate the page.
  return markup`${shown}<details class="field-more"><summary>${words.moreOptions({ count: rest.length })}</summary><p class="field-values">${rest.join(', ')}</p></details>`;
}

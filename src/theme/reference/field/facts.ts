import type { EnumText, SchemaNode } from '../../../documents/schema/node.js';
import { constraintText } from '../../../render/reference/constraint.js';
import type { RenderContext } from '../renderContext.js';
import { markup, trusted, type Markup } from '../markup/markup.js';

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
export function renderOptions(
  { enum: values, enumTexts }: Pick<SchemaNode, 'enum' | 'enumTexts'>,
  context: Pick<RenderContext, 'words' | 'markdown'>,
): Markup | undefined {
  if (values.length === 0) return undefined;
  const { words } = context;
  const rest = values.slice(shownOptions);
  const items =
    enumTexts && values.map((value, index) => renderDescribedOption(value, enumTexts[index] ?? {}, context));
  const list = items
    ? markup`<p class="field-options">${words.options}</p>${optionList(items.slice(0, shownOptions))}`
    : markup`<p class="field-options">${words.options} ${values.slice(0, shownOptions).map((value) => markup`<code>${value}</code> `)}</p>`;
  if (rest.length === 0) return list;
  // As one text, because lists of all currencies or time zones would dominate the page.
  const folded = items ? optionList(items.slice(shownOptions)) : markup`<p class="field-values">${rest.join(', ')}</p>`;
  return markup`${list}<details class="field-more"><summary>${words.moreOptions({ count: rest.length })}</summary>${folded}</details>`;
}

function optionList(items: readonly Markup[]): Markup {
  return markup`<ul class="described-options">${items}</ul>`;
}

function renderDescribedOption(
  value: string,
  { name, description }: EnumText,
  { markdown }: Pick<RenderContext, 'markdown'>,
): Markup {
  return markup`<li><code>${value}</code>${name !== undefined && markup` <span>${name}</span>`}${
    description !== undefined && trusted(markdown(description))
  }</li>`;
}

import { markup, type Markup } from '../markup/markup.js';

/** Where the examples are that a page does not have itself. */
export interface FurtherExamples {
  /** Returns the address of the file with them, which the site has if a page asks. */
  source: () => string;
  /** Address of the page's Markdown, which has all examples, for readers without JavaScript. */
  text: string;
}

/**
 * A choice of examples, of which the page has only the first.
 *
 * @param name accessible name of the choice.
 * @param bar content after the choice.
 */
export function renderLaterChoice(
  choices: readonly { label: string; value: string }[],
  name: string,
  { source, text }: FurtherExamples,
  first: Markup,
  bar?: Markup,
): Markup {
  const options = choices.map(({ label, value }) => markup`<option value="${value}">${label}</option>`);
  return markup`<trellis-requests class="code-block" data-source="${source()}"><div class="code-bar needs-script"><select class="code-select" aria-label="${name}">${options}</select>${bar}</div><noscript><p class="panel-note"><a href="${text}">${name}</a></p></noscript>${first}</trellis-requests>`;
}

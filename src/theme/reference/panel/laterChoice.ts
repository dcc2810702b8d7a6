import { markup, type Markup } from '../markup/markup.js';

/** Location of examples that the page does not contain. */
export interface FurtherExamples {
  /** Returns the address of the file with the examples, and includes the file in the site. */
  source: () => string;
  /** Address of the page's Markdown, which has all examples, for readers without JavaScript. */
  text: string;
}

/**
 * A choice of examples, of which the page contains only the first one.
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

import { markup, type Markup, type MarkupPart } from './markup/markup.js';

/**
 * Renders content that is folded until it is opened, as `components/expandable` does.
 *
 * @param state further attributes.
 */
export function renderFold(label: MarkupPart, content: MarkupPart, state?: MarkupPart): Markup {
  return markup`<details class="expandable fold"${state}><summary class="expandable-summary">${label}</summary><div class="expandable-content">${content}</div></details>`;
}

import { markup, type Markup, type MarkupPart } from './markup/markup.js';

/** Renders content that is folded until it is opened, as `components/expandable` does. */
export function renderFold(label: MarkupPart, content: MarkupPart, isOpen = false): Markup {
  return markup`<details class="expandable fold"${isOpen && markup` open`}><summary class="expandable-summary">${label}</summary><div class="expandable-content">${content}</div></details>`;
}

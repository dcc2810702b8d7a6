import { markup, type Markup, type MarkupPart } from './markup/markup.js';

/** What is folded away until it is asked for, as `components/expandable` renders it. */
export function renderFold(label: MarkupPart, content: MarkupPart, isOpen = false): Markup {
  return markup`<details class="expandable fold"${isOpen && markup` open`}><summary class="expandable-summary">${label}</summary><div class="expandable-content">${content}</div></details>`;
}

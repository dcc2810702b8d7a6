import { markup, type Markup, type Part } from './markup/markup.js';

/** What is folded away until it is asked for, as `components/expandable` renders it. */
export function renderFold(label: Part, content: Part, isOpen = false): Markup {
  return markup`<details class="expandable fold"${isOpen && markup` open`}><summary class="expandable-summary">${label}</summary><div class="expandable-content">${content}</div></details>`;
}

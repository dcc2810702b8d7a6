import { markup, type Markup } from './markup/markup.js';

/** An external link. An unsafe address is shown as text. */
export function renderLink(url: string, label: string = url): Markup {
  if (!/^https?:\/\//i.test(url)) return markup`${label}`;
  return markup`<a href="${url}" target="_blank" rel="noopener noreferrer">${label}</a>`;
}

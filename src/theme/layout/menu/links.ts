import type { PageMenuEntry } from '../../../site/site.js';

/** Placeholder for the site's address if it is only known in the browser. */
export const unknownOrigin = 'https://origin.invalid';

/** Addresses of a page, as its menu names them. */
export interface MenuPage {
  /** Absolute address of its Markdown, starting with `unknownOrigin` if the site's address is unknown. */
  markdown: string;
  /** Path without base. */
  path: string;
  /** The question for assistants. */
  prompt: string;
}

/** Address of a menu entry on a page. */
export function hrefOfEntry(
  { href }: Extract<PageMenuEntry, { href: string }>,
  { markdown, path, prompt }: MenuPage,
): string {
  const values: Readonly<Record<string, string>> = { $prompt: prompt, $page: markdown, $path: path };
  return href.replace(/\$(?:prompt|page|path)\b/g, (name) => encodeURIComponent(values[name] ?? ''));
}

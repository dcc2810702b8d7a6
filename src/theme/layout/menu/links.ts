import type { PageMenuEntry } from '../../../site/site.js';

/** Stands for the address of the site where it is not known until a page is read. */
export const unknownOrigin = 'https://origin.invalid';

/** Addresses of a page, as its menu names them. */
export interface MenuPage {
  /** Address of its Markdown; absolute, from `unknownOrigin` where that of the site is not known. */
  markdown: string;
  /** Path without base. */
  path: string;
  /** The question that assistants are asked. */
  prompt: string;
}

/** Address of an entry on one page. */
export function hrefOfEntry(
  { href }: Extract<PageMenuEntry, { href: string }>,
  { markdown, path, prompt }: MenuPage,
): string {
  const values: Readonly<Record<string, string>> = { $prompt: prompt, $page: markdown, $path: path };
  return href.replace(/\$(?:prompt|page|path)\b/g, (name) => encodeURIComponent(values[name] ?? ''));
}

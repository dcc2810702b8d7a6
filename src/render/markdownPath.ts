import { hrefOf } from '../content/links.js';

/** Path of a page's Markdown: `/guides/intro.md`, `/index.md` for the home page; without base, not percent-encoded. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Address of a page's Markdown, root-relative without base. */
export function markdownHref(path: string): string {
  return hrefOf(markdownPath(path));
}

import { decode } from '../../shared/url.js';

/** The page of a symbol, by the id of its entry, or an id on that page. */
export interface SdkTarget {
  page: string;
  anchor?: string;
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[()'*!]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);

/** Address that links to a symbol within a text of the reference. */
export function symbolAddress({ page, anchor }: SdkTarget): string {
  return `#symbol:${escaped(page)}${anchor === undefined ? '' : `:${escaped(anchor)}`}`;
}

const link = /\[((?:[^[\]\\\n]|\\.)*)\]\(#symbol:([^\s():]*)(?::([^\s():]*))?\)/g;

/**
 * Replaces symbol addresses in a text with addresses of pages. A symbol without a page becomes plain text.
 *
 * @param hrefOf returns the address of a symbol's page.
 */
export function withSymbolLinks(text: string, hrefOf: (page: string) => string | undefined): string {
  if (!text.includes('(#symbol:')) return text;
  return text.replace(link, (_, label: string, page: string, anchor: string | undefined) => {
    const href = hrefOf(decode(page));
    return href === undefined ? label : `[${label}](${href}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Ids of the entries that a text links to. */
export function pagesInText(text: string): string[] {
  if (!text.includes('(#symbol:')) return [];
  return Array.from(text.matchAll(link), ([, , page = '']) => decode(page));
}

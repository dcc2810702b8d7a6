import { localAddress, type SiteFiles } from './addresses.js';

const loaded = /(\burl\(\s*|@import\s+)("[^"]*"|'[^']*'|[^\s"')]+(?=\s*\)))/gi;

/** Converts the addresses in a style sheet or a part of one. */
export function localStyles(text: string, from: string, files: SiteFiles): string {
  return text.replace(loaded, (whole, before: string, value: string) => {
    const quote = /^["']/.test(value) ? value.charAt(0) : '';
    const address = quote === '' ? value : value.slice(1, -1);
    const local = localAddress(address, from, files);
    return local === undefined ? whole : `${before}${quote}${local}${quote}`;
  });
}

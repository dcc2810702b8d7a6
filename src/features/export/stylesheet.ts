import { localAddress, type SiteFiles } from './addresses.js';

const loaded = /(\burl\(\s*|@import\s+)("[^"]*"|'[^']*'|[^\s"')]+(?=\s*\)))/gi;

/** Converts the addresses in a style sheet or a part of one. */
export function localStyles(text: string, from: string, files: SiteFiles): string {
  return text.replace(loaded, (whole, before: string, written: string) => {
    const quote = /^["']/.test(written) ? written.charAt(0) : '';
    const address = quote === '' ? written : written.slice(1, -1);
    const local = localAddress(address, from, files);
    return local === undefined ? whole : `${before}${quote}${local}${quote}`;
  });
}

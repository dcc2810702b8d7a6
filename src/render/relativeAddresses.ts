import { addressAttributes } from '../shared/addressAttributes.js';
import type { Edits } from '../shared/edits.js';
import { escapeHtml } from '../shared/html.js';
import type { TagReader } from '../shared/readTags.js';
import { hasScheme } from '../shared/url.js';

const names: ReadonlySet<string> = new Set(addressAttributes);

const isRelative = (address: string): boolean => /^[^/#?]/.test(address) && !hasScheme(address);

/**
 * Makes the relative addresses in a printed page root-relative. They come from snippets, whose text does not know its page, and from expressions.
 *
 * @param rooted returns the root-relative address for a relative one; undefined if it names nothing.
 */
export function readRelativeAddresses(edits: Edits, rooted: (address: string) => string | undefined): TagReader {
  return {
    open({ attributes }) {
      for (const { name, value, start, end } of attributes) {
        if (!names.has(name) || !isRelative(value)) continue;
        const address = rooted(value.replaceAll('&amp;', '&'));
        if (address !== undefined) edits.add(start, end, `${name}="${escapeHtml(address)}"`);
      }
    },
  };
}

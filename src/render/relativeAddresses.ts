import { addressAttributes } from '../shared/addressAttributes.js';
import type { Edits } from '../shared/edits.js';
import { escapeHtml } from '../shared/html.js';
import type { TagReader } from '../shared/readTags.js';

const relative = /^(?![a-z][a-z\d+.-]*:)[^/#?]/i;
const names: ReadonlySet<string> = new Set(addressAttributes);

/**
 * Makes the relative addresses in a printed page root-relative. They come from snippets, whose text does not know its page, and from expressions.
 *
 * @param rooted returns the root-relative address for a relative one; undefined if it names nothing.
 */
export function readRelativeAddresses(edits: Edits, rooted: (address: string) => string | undefined): TagReader {
  return {
    open({ attributes }) {
      for (const { name, value, start, end } of attributes) {
        if (!names.has(name) || !relative.test(value)) continue;
        const address = rooted(value.replaceAll('&amp;', '&'));
        if (address !== undefined) edits.add(start, end, `${name}="${escapeHtml(address)}"`);
      }
    },
  };
}

import { Insertions } from './insertions.js';
import { hidden, splitCode } from './tolerate.js';

/** FORM FEED: white space for Markdown, which ends an address there. `joinersPlugin` removes it. */
export const addressEnd = '\f';

/**
 * Matches an address in plain text up to the first full-width punctuation mark. Addresses in quotes, brackets or tags are not plain text.
 */
const bare =
  /(?<![\w"'=[<]|\]\()(?:https?:\/\/|www\.)[^\s<>\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+(?=[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65])/g;

/**
 * Ends addresses where the surrounding Chinese, Japanese or Korean sentence continues, as in `（https://a.example）を開く`. These scripts put no
 * space after punctuation, so by the rules of GFM the rest of the sentence would be part of the address.
 */
export function endAddresses(text: string): Insertions {
  if (!/https?:|www\./.test(text)) return new Insertions(text, addressEnd, []);
  let at = 0;
  const offsets: number[] = [];
  for (const [index, block] of splitCode(text).entries())
    for (const [inner, part] of (index % 2 === 1 ? ['', block] : block.split(hidden)).entries()) {
      if (inner % 2 === 0)
        for (const { index: start, 0: address } of part.matchAll(bare)) offsets.push(at + start + address.length);
      at += part.length;
    }
  return new Insertions(text, addressEnd, offsets);
}

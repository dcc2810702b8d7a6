import { Insertions } from './insertions.js';

/**
 * True if a single dollar starts no formula but an amount of money, as in `$5 and $10` and `$100–$200`, or a name in link text, as in `[$map](/map)
 * and [$sum](/sum)`. A formula has no space inside its dollars, no digit after them, and does not start inside link text and end after it.
 *
 * @param end offset after the closing dollar.
 */
export function isPlainDollar(source: string, start: number, end: number): boolean {
  const inside = source.slice(start + 1, end - 1);
  if (inside.startsWith('$')) return false;
  const isMoney = inside.trim() !== inside || inside === '' || /^\d/.test(source.slice(end, end + 1));
  return isMoney || /^[^[\]]*\]\(/.test(inside);
}

/**
 * Escapes the first dollar of each paragraph and table cell. Afterwards the others may pair differently.
 *
 * @param escapes the dollars that are escaped already.
 * @param places offsets in the text of `escapes` of dollars that start no formula, in order.
 */
export function withEscapes(escapes: Insertions, places: readonly number[]): Insertions {
  const { text } = escapes;
  const first = places.filter(
    (offset, index) => index === 0 || /\n[\s>]*\n|\|/.test(text.slice(places[index - 1], offset)),
  );
  return escapes.with(first.map((offset) => escapes.offsetOf(offset)));
}

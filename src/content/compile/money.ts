import type { Span } from '../../diagnostics/diagnostic.js';
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

/** Escapes dollars that start no formula, and maps positions back to the original text. */
export class PlainDollars {
  readonly #original: string;
  #escapes: Insertions;

  constructor(original: string) {
    this.#original = original;
    this.#escapes = new Insertions(original, '\\', []);
  }

  get text(): string {
    return this.#escapes.text;
  }

  /**
   * Adds the first dollar of each paragraph and table cell. Afterwards the others may pair differently.
   *
   * @param places offsets in `text` of dollars that start no formula, in order.
   */
  add(places: readonly number[]): void {
    const { text } = this;
    const first = places.filter(
      (offset, index) => index === 0 || /\n[\s>]*\n|\|/.test(text.slice(places[index - 1], offset)),
    );
    const additions = first.map((offset) => this.#escapes.offsetOf(offset));
    const offsets = [...new Set([...this.#escapes.offsets, ...additions])].sort((a, b) => a - b);
    this.#escapes = new Insertions(this.#original, '\\', offsets);
  }

  /** Maps a position in `text` to the original text. */
  placeOf(point: Span['start']): Span['start'] {
    return this.#escapes.placeOf(point);
  }
}

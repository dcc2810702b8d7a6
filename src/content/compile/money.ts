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
  readonly #written: string;
  #escapes: Insertions;

  constructor(written: string) {
    this.#written = written;
    this.#escapes = new Insertions(written, '\\', []);
  }

  get text(): string {
    return this.#escapes.text;
  }

  /**
   * Adds the first dollar of each paragraph and table cell. Afterwards the others may pair differently.
   *
   * @param found offsets in `text` of dollars that start no formula, in order.
   */
  add(found: readonly number[]): void {
    const { text } = this;
    const first = found.filter(
      (offset, index) => index === 0 || /\n[\s>]*\n|\|/.test(text.slice(found[index - 1], offset)),
    );
    const written = first.map((offset) => this.#escapes.offsetOf(offset));
    const offsets = [...new Set([...this.#escapes.offsets, ...written])].sort((a, b) => a - b);
    this.#escapes = new Insertions(this.#written, '\\', offsets);
  }

  /** Maps a position in `text` to the original text. */
  placeOf(point: Span['start']): Span['start'] {
    return this.#escapes.placeOf(point);
  }
}

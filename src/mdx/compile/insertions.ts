import type { Span } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { once } from '../../shared/once.js';

type Point = Span['start'];

/** A text with one character inserted at several places. */
export class Insertions {
  readonly #original: string;
  readonly #sign: string;
  /** Offsets in the original text, sorted. */
  readonly offsets: readonly number[];
  /** Columns of the offsets, by line. */
  readonly #columns = once(() => {
    const lines = indexLines(this.#original);
    const places = this.offsets.map((offset) => lines.positionAt(offset));
    return Map.groupBy(places, ({ line }) => line);
  });

  constructor(text: string, sign: string, offsets: readonly number[]) {
    this.#original = text;
    this.#sign = sign;
    this.offsets = offsets;
  }

  /** The same text with insertions at further places. */
  with(offsets: readonly number[]): Insertions {
    const all = [...new Set([...this.offsets, ...offsets])].sort((a, b) => a - b);
    return new Insertions(this.#original, this.#sign, all);
  }

  /** The text with the insertions. */
  get text(): string {
    let [from, text] = [0, ''];
    for (const offset of this.offsets) {
      text += this.#original.slice(from, offset) + this.#sign;
      from = offset;
    }
    return text + this.#original.slice(from);
  }

  /** Offset in the original text for an offset in `text`. */
  offsetOf(offset: number): number {
    return offset - this.offsets.filter((insertion, index) => insertion + index < offset).length;
  }

  /** Position in the original text for a position in `text`. */
  placeOf({ line, column }: Point): Point {
    const before = this.#columns().get(line) ?? [];
    return { line, column: column - before.filter((place, index) => place.column + index < column).length };
  }
}

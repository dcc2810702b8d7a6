import type { Span } from '../../diagnostics/diagnostic.js';
import { indexLines, type LineIndex } from '../../diagnostics/lines.js';

type Point = Span['start'];

/**
 * True if a single dollar begins no formula but a sum of money, as in `$5 and $10` and `$100–$200`, or a name in the text
 * of a link, as in `[$map](/map) and [$sum](/sum)`: a formula has no space inside its dollars, no digit after them, and
 * does not begin within the text of a link and end behind it.
 *
 * @param end offset after the closing dollar.
 */
export function isPlainDollar(source: string, start: number, end: number): boolean {
  const inside = source.slice(start + 1, end - 1);
  if (inside.startsWith('$')) return false;
  const isMoney = inside.trim() !== inside || inside === '' || /^\d/.test(source.slice(end, end + 1));
  return isMoney || /^[^[\]]*\]\(/.test(inside);
}

/** Keeps dollars from beginning formulas, and knows where things stood before. */
export class PlainDollars {
  readonly #written: string;
  /** Offsets in the text as it was written, sorted. */
  #offsets: number[] = [];
  #lines: LineIndex | undefined;

  constructor(written: string) {
    this.#written = written;
  }

  get text(): string {
    return this.#offsets.reduceRight(
      (text, offset) => `${text.slice(0, offset)}\\${text.slice(offset)}`,
      this.#written,
    );
  }

  /**
   * Takes the first dollar of each paragraph and each cell of a table: what follows it may pair otherwise then.
   *
   * @param found where dollars that begin no formula stand in `text`, in order.
   */
  add(found: readonly number[]): void {
    const { text } = this;
    const before = this.#offsets;
    const first = found.filter(
      (offset, index) => index === 0 || /\n[\s>]*\n|\|/.test(text.slice(found[index - 1], offset)),
    );
    const written = first.map((offset) => offset - before.filter((known, index) => known + index < offset).length);
    this.#offsets = [...new Set([...before, ...written])].sort((a, b) => a - b);
  }

  /** Maps a position in `text` to the text as it was written. */
  placeOf({ line, column }: Point): Point {
    const lines = (this.#lines ??= indexLines(this.#written));
    const columns = this.#offsets.flatMap((offset) => {
      const place = lines.positionAt(offset);
      return place.line === line ? [place.column] : [];
    });
    return { line, column: column - columns.filter((before, index) => before + index < column).length };
  }
}

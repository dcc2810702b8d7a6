/** A replacement for part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits of a text by range. An edit inside another one is dropped; of two edits of the same range, the later one counts. */
export class Edits {
  readonly #text: string;
  readonly #edits: Edit[];

  constructor(text: string, edits: readonly Edit[] = []) {
    this.#text = text;
    this.#edits = [...edits];
  }

  add(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  apply(): string {
    const sorted = this.#edits
      .map((edit, index) => ({ ...edit, index, isAdded: edit.start === edit.end }))
      .sort(
        (one, other) =>
          one.start - other.start ||
          Number(other.isAdded) - Number(one.isAdded) ||
          other.end - one.end ||
          other.index - one.index,
      );
    let output = '';
    let at = 0;
    for (const { start, end, text } of sorted) {
      if (start < at) continue;
      output += this.#text.slice(at, start) + text;
      at = end;
    }
    return output + this.#text.slice(at);
  }
}

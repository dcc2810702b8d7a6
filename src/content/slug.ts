const dropped = /[^\p{L}\p{M}\p{N}\s_-]/gu;
const space = /\s/gu;

/**
 * The fragment a heading gets: lower case, every run of letters, marks and digits of any script kept, `_` and `-` kept,
 * each space a `-`, all other characters dropped. Readers' links depend on it: the result for a text never changes.
 *
 * @returns the slug, empty when the text has no letter or digit.
 */
export function slug(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(dropped, '').replace(space, '-');
}

/** Hands out ids that are unique within one page: the second `setup` is `setup-2`. */
export class Ids {
  readonly #used = new Set<string>();

  /** Takes an id the author chose; a second use keeps it, as HTML would. */
  claim(id: string): string {
    this.#used.add(id);
    return id;
  }

  /** Makes an id from a text; `section` stands in for a text without letters and digits. */
  create(text: string): string {
    const wanted = slug(text) || 'section';
    let id = wanted;
    for (let count = 2; this.#used.has(id); count += 1) id = `${wanted}-${count}`;
    this.#used.add(id);
    return id;
  }

  /** All ids handed out so far. */
  all(): string[] {
    return [...this.#used];
  }
}

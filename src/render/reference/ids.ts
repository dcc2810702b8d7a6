/** Assigns ids that are unique within a page. */
export class SectionIds {
  readonly #taken: Set<string>;

  /** @param taken ids of the page's own text. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The given id, with `-2` or `-3` appended if it is taken. */
  claim(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${wanted}-${count}`;
    this.#taken.add(id);
    return id;
  }
}

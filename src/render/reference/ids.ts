/** Hands out ids that are unique within one page. */
export class SectionIds {
  readonly #taken: Set<string>;

  /** @param taken ids that the page's own text has. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The id wanted, or with `-2`, `-3` behind it when it is taken. */
  claim(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${wanted}-${count}`;
    this.#taken.add(id);
    return id;
  }
}

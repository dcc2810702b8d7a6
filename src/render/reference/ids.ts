import { headingFragment } from '../../content/slug.js';

/** Assigns ids that are unique within a page. */
export class SectionIds {
  readonly #taken: Set<string>;

  /** @param taken ids of the page's own text. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /** The given id, with `-2` or `-3` appended if the page or its frame has it. */
  claim(wanted: string): string {
    let id = headingFragment(wanted);
    for (let count = id === wanted ? 2 : 3; this.#taken.has(id); count += 1) id = `${wanted}-${count}`;
    this.#taken.add(id);
    return id;
  }
}

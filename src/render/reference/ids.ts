import { headingFragment } from '../../content/slug.js';

/** Assigns ids that are unique within a page. */
export class SectionIds {
  readonly #used: Set<string>;

  /** @param ids ids of the page's own text. */
  constructor(ids: Iterable<string> = []) {
    this.#used = new Set(ids);
  }

  /** The given id, with `-2` or `-3` appended if the page or its frame has it. */
  claim(base: string): string {
    let id = headingFragment(base);
    for (let count = id === base ? 2 : 3; this.#used.has(id); count += 1) id = `${base}-${count}`;
    this.#used.add(id);
    return id;
  }
}

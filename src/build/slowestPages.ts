/** A page that took long to render. */
export interface SlowPage {
  /** Address of the page without the base. */
  path: string;
  milliseconds: number;
}

/** Number of pages in the list. */
const length = 10;

/** The pages of a build that took longest to render. */
export class SlowestPages {
  #pages: SlowPage[] = [];

  add(page: SlowPage): void {
    this.#pages.push(page);
    if (this.#pages.length > 20 * length) this.#pages = this.list;
  }

  /** Slowest first. */
  get list(): SlowPage[] {
    return [...this.#pages].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, length);
  }
}

/** Invisible characters that nobody can type: variation selectors, and the keycap mark. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u20E3]/gu;
const dropped = /[^\p{L}\p{M}\p{N}\s_-]/gu;
const space = /\s/gu;

/**
 * The fragment of a heading: lower case, with letters, combining marks and digits of any script, `_` and `-` kept, each space replaced by `-`, and
 * everything else removed, including invisible characters. Readers' links depend on it, so the result for a text must never change.
 *
 * @returns the slug; empty if the text has no letter or digit.
 */
export function slug(text: string): string {
  return text.replace(invisible, '').normalize('NFC').trim().toLowerCase().replace(dropped, '').replace(space, '-');
}

/** Ids of the frame, on which its styles and those of authors depend (part 5 of the format). Headings cannot have them. */
const frameIds = new Set(
  'banner body-content changelog-filters content content-area content-container content-side-layout feedback feedback-thumbs-down feedback-thumbs-up footer header localization-select-content localization-select-trigger mobile-nav navbar navigation-items page-context-menu page-context-menu-button page-menu page-title pagination reframings request-example response-example search-bar-entry search-bar-entry-mobile search-input sidebar sidebar-content table-of-contents table-of-contents-content toc-list topbar-cta-button topbar-menu version-menu'.split(
    ' ',
  ),
);

/** The fragment for a link that names a heading with an id of the frame: `#header` becomes `header-2`. */
export const headingFragment = (fragment: string): string => (frameIds.has(fragment) ? `${fragment}-2` : fragment);

/** Assigns ids that are unique within a page: the second `setup` is `setup-2`. */
export class PageIds {
  readonly #used: Set<string>;

  /** @param ids ids that the page has already. */
  constructor(ids: Iterable<string> = []) {
    this.#used = new Set(ids);
  }

  /** Registers an id that the author chose. A repeated one is kept, as in HTML. */
  keep(id: string): string {
    this.#used.add(id);
    return id;
  }

  /** The given id, with `-2` or `-3` appended if the page or its frame has it. */
  claim(base: string): string {
    let id = headingFragment(base);
    for (let count = id === base ? 2 : 3; this.#used.has(id); count += 1) id = `${base}-${count}`;
    return this.keep(id);
  }

  /** Creates an id from a text; `section` is used for a text without letters and digits. */
  create(text: string): string {
    return this.claim(slug(text) || 'section');
  }

  /** All ids assigned so far. */
  all(): string[] {
    return [...this.#used];
  }
}

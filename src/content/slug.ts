/** Variation selectors and the like, and the cap that makes a key of a digit: nothing that anyone could type. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u20E3]/gu;
const dropped = /[^\p{L}\p{M}\p{N}\s_-]/gu;
const space = /\s/gu;

/**
 * The fragment a heading gets: lower case, every run of letters, marks and digits of any script kept, `_` and `-` kept,
 * each space a `-`, all other characters dropped, invisible signs among them. Readers' links depend on it: the result for a text never changes.
 *
 * @returns the slug, empty when the text has no letter or digit.
 */
export function slug(text: string): string {
  return text.replace(invisible, '').normalize('NFC').trim().toLowerCase().replace(dropped, '').replace(space, '-');
}

/** Ids of the frame, which its styles and those of authors go by (part 5 of the format): a heading cannot have them. */
const frameIds = new Set(
  'banner body-content changelog-filters content content-area content-container content-side-layout feedback feedback-thumbs-down feedback-thumbs-up footer header localization-select-content localization-select-trigger mobile-nav navbar navigation-items page-context-menu page-context-menu-button page-menu page-title pagination reframings request-example response-example search-bar-entry search-bar-entry-mobile search-input sidebar sidebar-content table-of-contents table-of-contents-content toc-list topbar-cta-button topbar-menu version-menu'.split(
    ' ',
  ),
);

/** The fragment that a link means which names a heading as if the frame had no such id: `#header` is the heading `header-2`. */
export const headingFragment = (fragment: string): string => (frameIds.has(fragment) ? `${fragment}-2` : fragment);

/** Hands out ids that are unique within one page: the second `setup` is `setup-2`. */
export class HeadingIds {
  readonly #used = new Set<string>();

  /** Takes an id the author chose; a second use keeps it, as HTML would. */
  claim(id: string): string {
    this.#used.add(id);
    return id;
  }

  /** Makes an id from a text; `section` stands in for a text without letters and digits. */
  create(text: string): string {
    const wanted = slug(text) || 'section';
    let id = headingFragment(wanted);
    for (let count = id === wanted ? 2 : 3; this.#used.has(id); count += 1) id = `${wanted}-${count}`;
    this.#used.add(id);
    return id;
  }

  /** All ids handed out so far. */
  all(): string[] {
    return [...this.#used];
  }
}

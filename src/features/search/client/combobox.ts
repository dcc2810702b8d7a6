import { closest } from '../../../browser/clicks.js';

/** The text field of a list of options. */
export interface ComboboxField {
  input: HTMLInputElement;
  /** True if keys belong to an input method. */
  isComposing(): boolean;
  /** Resolves once the options match the text in the field. */
  settled(): Promise<void>;
}

/** Moves through a list of options with the keys of the text field above it (ARIA Authoring Practices, combobox with a list). */
export class Combobox {
  readonly #field: ComboboxField;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #active: HTMLElement | undefined;
  #number = 0;
  /** True if keys move through the list rather than the text. */
  #isInList = false;

  constructor(field: ComboboxField, list: HTMLElement) {
    const { input } = field;
    this.#field = field;
    this.#input = input;
    this.#list = list;
    input.addEventListener('keydown', (event) => this.#onKey(event));
    for (const name of ['input', 'pointerdown']) input.addEventListener(name, () => (this.#isInList = false));
    // A pointer that rests while the list changes below it selects nothing.
    list.addEventListener('pointermove', ({ target }) =>
      this.#activate(closest(target, '[role=option]') ?? undefined, false),
    );
  }

  show(content: readonly Node[], isFirstActive: boolean): void {
    this.#list.replaceChildren(...content);
    const options = this.#options();
    for (const option of options) option.id ||= `search-option-${(this.#number += 1)}`;
    this.#input.setAttribute('aria-expanded', String(options.length > 0));
    this.#list.hidden = options.length === 0;
    this.#active = undefined;
    this.#isInList = false;
    this.#activate(isFirstActive ? options[0] : undefined, false);
    this.#list.parentElement?.scrollTo(0, 0);
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  #activate(option: HTMLElement | undefined, isScrolled: boolean): void {
    if (option === this.#active && option) return;
    this.#active?.setAttribute('aria-selected', 'false');
    this.#active = option;
    if (!option) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    this.#input.setAttribute('aria-activedescendant', option.id);
    if (isScrolled) option.scrollIntoView({ block: 'nearest' });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing || this.#field.isComposing()) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void this.#choose(event);
      return;
    }
    const options = this.#options();
    const next = this.#nextOption(event, options);
    // Moving sideways returns to the text, where Home and End apply to it.
    if (/^Arrow(?:Left|Right)$/.test(event.key)) this.#isInList = false;
    if (next === undefined) return;
    event.preventDefault();
    this.#isInList = true;
    this.#activate(options[next], true);
  }

  /** Index of the option that a key selects; undefined if the key does not move through the list. */
  #nextOption({ key, altKey, shiftKey }: KeyboardEvent, options: readonly HTMLElement[]): number | undefined {
    if (options.length === 0 || altKey || shiftKey) return undefined;
    const last = options.length - 1;
    const current = this.#active ? options.indexOf(this.#active) : -1;
    if (key === 'ArrowDown') return current === last ? 0 : current + 1;
    if (key === 'ArrowUp') return current <= 0 ? last : current - 1;
    if (!this.#isInList) return undefined;
    return { Home: 0, End: last }[key];
  }

  /** Fast typists press Enter before there are results, so wait for them. */
  async #choose({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Promise<void> {
    await this.#field.settled();
    if (document.activeElement !== this.#input) return;
    this.#active?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  }
}

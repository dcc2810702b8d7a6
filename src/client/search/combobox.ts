/** Moves through the options of a list by the keys of the text field before it (ARIA Authoring Practices, combobox with a list). */
export class Combobox {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #active: HTMLElement | undefined;
  #number = 0;

  constructor(input: HTMLInputElement, list: HTMLElement) {
    this.#input = input;
    this.#list = list;
    input.addEventListener('keydown', (event) => this.#onKey(event));
    // A pointer that rests while the list changes under it chooses nothing.
    list.addEventListener('pointermove', ({ target }) => this.#activate(this.#optionAt(target), false));
  }

  get active(): HTMLElement | undefined {
    return this.#active;
  }

  /** Shows other options and makes the first one active, if that is wanted. */
  show(content: readonly Node[], isFirstActive: boolean): void {
    this.#list.replaceChildren(...content);
    const options = this.#options();
    for (const option of options) option.id ||= `search-option-${(this.#number += 1)}`;
    this.#input.setAttribute('aria-expanded', String(options.length > 0));
    this.#list.hidden = options.length === 0;
    this.#active = undefined;
    this.#activate(isFirstActive ? options[0] : undefined, false);
    this.#list.parentElement?.scrollTo(0, 0);
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  #optionAt(target: EventTarget | null): HTMLElement | undefined {
    return (target instanceof Element && target.closest<HTMLElement>('[role=option]')) || undefined;
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
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Enter') {
      if (!this.#active) return;
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      this.#active.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const options = this.#options();
    if (options.length === 0) return;
    const current = this.#active ? options.indexOf(this.#active) : step > 0 ? -1 : options.length;
    const next = options[(current + step + options.length) % options.length];
    this.#activate(next, true);
  }
}

/**
 * Follows what an input method composes in a field: letters that will become others yet, and keys that belong to the method.
 */
export class Composition {
  #isActive = false;

  constructor(input: HTMLInputElement) {
    let ending: ReturnType<typeof setTimeout> | undefined;
    input.addEventListener('compositionstart', () => {
      clearTimeout(ending);
      this.#isActive = true;
    });
    // Safari ends a composition before the key that ends it, so that this key would be taken for one of the page.
    input.addEventListener('compositionend', () => (ending = setTimeout(() => (this.#isActive = false))));
  }

  /** True if keys belong to the input method. */
  get isActive(): boolean {
    return this.#isActive;
  }

  /**
   * True if a change of the field is an intermediate reading, such as pinyin. Korean composes the final text, and
   * keyboards on touch screens compose every word.
   */
  isReading(event: Event): boolean {
    if (!(event instanceof InputEvent) || !event.isComposing) return false;
    return !/\p{Script=Hangul}/u.test(event.data ?? '') && matchMedia('(pointer: fine)').matches;
  }
}

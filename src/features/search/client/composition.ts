/** Tracks text that an input method is composing in a field, and the keys that belong to it. */
export class Composition {
  #isActive = false;

  constructor(input: HTMLInputElement) {
    let ending: ReturnType<typeof setTimeout> | undefined;
    input.addEventListener('compositionstart', () => {
      clearTimeout(ending);
      this.#isActive = true;
    });
    // Safari ends a composition before the key event that ended it, which would then be taken for a shortcut.
    input.addEventListener('compositionend', () => (ending = setTimeout(() => (this.#isActive = false))));
  }

  /** True if keys belong to the input method. */
  get isActive(): boolean {
    return this.#isActive;
  }

  /** True if a change of the field is an intermediate reading, such as pinyin. Korean composes final text, and touch keyboards compose every word. */
  isReading(event: Event): boolean {
    if (!(event instanceof InputEvent) || !event.isComposing) return false;
    return !/\p{Script=Hangul}/u.test(event.data ?? '') && matchMedia('(pointer: fine)').matches;
  }
}

import type { Given } from './runtime.js';

/** What the script of a file with components that need the browser exports. */
interface IslandScript {
  start(element: HTMLElement, name: string, given: Given, base: string): void;
}

/** A component of the author's that comes to life where its first look stands. */
class Island extends HTMLElement {
  #isStarted = false;

  connectedCallback(): void {
    const around = this.parentElement?.closest('trellis-island, trellis-slot');
    // What stands within another one is drawn by that one, unless it was handed to it as content.
    if (this.#isStarted || around?.localName === 'trellis-island') return;
    this.#isStarted = true;
    const { script = '', name = '', given = '', base = '' } = this.dataset;
    import(/* @vite-ignore */ script)
      .then(({ start }: IslandScript) => start(this, name, JSON.parse(given) as Given, base))
      .catch((error: unknown) => console.error(`<${name}> stays as it is:`, error));
  }
}

/** Brings the islands of a page to life. */
export function startIslands(): void {
  customElements.define('trellis-island', Island);
}

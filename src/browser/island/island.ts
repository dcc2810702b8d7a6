import type { Given } from './runtime.js';

/** Exports of the script of a file with components that need the browser. */
interface IslandScript {
  /** A value that the file exports, or that its text hands to a component. */
  give(name: string): unknown;
  start(element: HTMLElement, name: string, given: Given, base: string): void;
}

/** The properties of a component with those that are code, from the scripts that have them. */
async function withCode({ props, code = {}, ...rest }: Given): Promise<Given> {
  const loaded = Object.entries(code).map(async ([property, { script, name }]) => {
    const { give } = (await import(/* @vite-ignore */ script)) as IslandScript;
    return [property, give(name)] as const;
  });
  return { ...rest, props: { ...props, ...Object.fromEntries(await Promise.all(loaded)) } };
}

/** A component of the author's that comes to life where its first look stands. */
class Island extends HTMLElement {
  #isStarted = false;

  connectedCallback(): void {
    const around = this.parentElement?.closest('trellis-island, trellis-slot');
    // An island inside another one is rendered by the outer one, unless it was passed to it as content.
    if (this.#isStarted || around?.localName === 'trellis-island') return;
    this.#isStarted = true;
    const { script = '', name = '', given = '', base = '' } = this.dataset;
    Promise.all([import(/* @vite-ignore */ script) as Promise<IslandScript>, withCode(JSON.parse(given) as Given)])
      .then(([{ start }, whole]) => start(this, name, whole, base))
      .catch((error: unknown) => console.error(`<${name}> stays as it is:`, error));
  }
}

/** Brings the islands of a page to life. */
export function startIslands(): void {
  customElements.define('trellis-island', Island);
}

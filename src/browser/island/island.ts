import type { IslandData } from './runtime.js';

/** Exports of the script for a file whose components need the browser. */
interface IslandScript {
  /** A value that the file exports, or that its text passes to a component. */
  give(name: string): unknown;
  start(element: HTMLElement, name: string, given: IslandData, base: string): void;
}

/** Adds a component's properties that cannot be serialised, from the scripts that contain them. */
async function withCode({ props, code = {}, ...rest }: IslandData): Promise<IslandData> {
  const loaded = Object.entries(code).map(async ([property, { script, name }]) => {
    const { give } = (await import(/* @vite-ignore */ script)) as IslandScript;
    return [property, give(name)] as const;
  });
  return { ...rest, props: { ...props, ...Object.fromEntries(await Promise.all(loaded)) } };
}

/** Hydrates an author's component. */
class Island extends HTMLElement {
  #isStarted = false;

  connectedCallback(): void {
    const around = this.parentElement?.closest('trellis-island, trellis-slot');
    // An island inside another one is rendered by the outer one, unless it was passed as content.
    if (this.#isStarted || around?.localName === 'trellis-island') return;
    this.#isStarted = true;
    const { script = '', name = '', given = '', base = '' } = this.dataset;
    Promise.all([import(/* @vite-ignore */ script) as Promise<IslandScript>, withCode(JSON.parse(given) as IslandData)])
      .then(([{ start }, whole]) => start(this, name, whole, base))
      .catch((error: unknown) => console.error(`<${name}> stays as it is:`, error));
  }
}

export function startIslands(): void {
  customElements.define('trellis-island', Island);
}

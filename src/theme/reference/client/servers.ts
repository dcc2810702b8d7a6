import { serverKey, variableKey } from '../../../browser/serverMemory.js';
import { readStored, store } from '../../../browser/storage.js';
import { replaceText } from './replaceText.js';

/** The choice of a server and its variables. The samples follow it, and it is stored. */
class Servers extends HTMLElement {
  #choices: HTMLElement[] = [];
  #select: HTMLSelectElement | null = null;

  connectedCallback(): void {
    this.#choices = [...this.querySelectorAll<HTMLElement>('.endpoint-choice')];
    this.#select = this.querySelector<HTMLSelectElement>(':scope > select');
    // The reader may have chosen before this script ran.
    for (const control of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')) {
      if (isChanged(control)) this.#remember(control);
    }
    this.#recall();
    this.#update();
    this.addEventListener('input', ({ target }) => {
      this.#remember(target);
      this.#update();
    });
    // The choice was made in another window or in the playground's frame.
    addEventListener('storage', () => {
      this.#recall();
      this.#update();
    });
  }

  get #key(): string {
    return serverKey(this.#choices.map(({ dataset }) => dataset['url'] ?? ''));
  }

  #remember(control: EventTarget | null): void {
    if (this.#select && control === this.#select) store('localStorage', this.#key, this.#select.value);
    else if (isInput(control)) store('localStorage', keyOf(control), control.value);
  }

  #recall(): void {
    const server = readStored('localStorage', this.#key);
    if (this.#select && server !== null && this.#choices.some(({ dataset }) => dataset['url'] === server)) {
      this.#select.value = server;
    }
    for (const input of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.endpoint-input')) {
      const value = readStored('localStorage', keyOf(input));
      const isPossible =
        input instanceof HTMLInputElement || [...input.options].some((option) => option.value === value);
      if (value !== null && isPossible) input.value = value;
    }
  }

  #update(): void {
    const position = this.#select?.selectedIndex ?? 0;
    this.#choices.forEach((choice, index) => {
      choice.hidden = index !== position;
      for (const input of choice.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.endpoint-input')) {
        const name = input.dataset['name'] ?? '';
        const place = [...choice.querySelectorAll<HTMLElement>('var')].find(
          ({ dataset }) => dataset['variable'] === name,
        );
        if (place) place.textContent = input.value.trim() || ('optional' in input.dataset ? '' : `{${name}}`);
      }
    });
    const text = this.#choices[position]?.querySelector('.endpoint-server > code')?.textContent ?? '';
    const address = text.replace(/\/+$/, '');
    for (const samples of document.querySelectorAll<HTMLElement>('[data-address]')) {
      replaceText(samples, '.line', samples.dataset['address'] ?? '', address);
      samples.dataset['address'] = address;
    }
  }
}

function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, byDefault);
}

function isInput(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof Element && target.matches('.endpoint-input');
}

function keyOf({ dataset }: HTMLElement): string {
  return variableKey(dataset['key'] ?? '', dataset['name'] ?? '');
}

export function defineServers(): void {
  customElements.define('trellis-servers', Servers);
}

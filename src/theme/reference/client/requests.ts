/** The choice of one of an operation's requests, or of a channel's messages. All but the first are loaded when the reader chooses one of them. */
class Requests extends HTMLElement {
  #groups: Promise<Element[]> | undefined;

  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    select.addEventListener('change', () => void this.#choose(select));
    // The reader may have chosen before this script ran.
    if (select.selectedIndex > 0) void this.#choose(select);
  }

  async #choose(select: HTMLSelectElement): Promise<void> {
    const { selectedIndex } = select;
    this.#groups ??= this.#load();
    const group = (await this.#groups)[selectedIndex];
    if (!group || select.selectedIndex !== selectedIndex) return;
    this.lastElementChild?.replaceWith(group);
    if (!group.matches('[data-address]')) return;
    // The playground opens with the same example, and the samples get the chosen server's address.
    const button = document.querySelector<HTMLElement>('[data-playground]');
    if (button) button.dataset['example'] = select.value;
    dispatchEvent(new Event('storage'));
  }

  /** Loads the groups of samples or examples, by index of the choice. If that fails, the next call tries again. */
  async #load(): Promise<Element[]> {
    const first = this.lastElementChild;
    const response = await fetch(this.dataset['source'] ?? '').catch(() => undefined);
    if (!response?.ok || !first) {
      this.#groups = undefined;
      return [];
    }
    return [first, ...document.createRange().createContextualFragment(await response.text()).children];
  }
}

export function defineRequests(): void {
  customElements.define('trellis-requests', Requests);
}

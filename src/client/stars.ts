import { shortCount } from './shortCount.js';
import { shown } from './pageVisibility.js';
import { readStored, store } from './storage.js';

const day = 86_400_000;

/** Number of stars beside a link to a GitHub repository, at most a day old; nothing when GitHub cannot be asked (FORMAT.md 1.6). */
class Stars extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { repository = '' } = this.dataset;
    const key = `trellis:stars:${repository}`;
    const [time, known] = (readStored('localStorage', key) ?? '').split(' ').map(Number);
    if (known !== undefined) this.show(known);
    if (time && Date.now() - time < day) return;
    await shown();
    const response = await fetch(`https://api.github.com/repos/${repository}`).catch(() => undefined);
    if (!response?.ok) return;
    const { stargazers_count: count } = (await response.json()) as { stargazers_count?: unknown };
    if (typeof count !== 'number') return;
    store('localStorage', key, `${Date.now()} ${count}`);
    this.show(count);
  }

  show(count: number): void {
    const place = this.querySelector('[data-count]');
    if (!place || !Number.isFinite(count)) return;
    place.textContent = shortCount(count, document.documentElement.lang);
    this.hidden = false;
  }
}

export function startStars(): void {
  customElements.define('trellis-stars', Stars);
}

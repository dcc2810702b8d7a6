import { choices, choose, onChoice } from './choices.js';
import { catchUp } from './earlyPress.js';
import { onFragment } from './reveal.js';

/** Scrolls the row of a tab to it, and nothing else. */
function showInRow(tab: Element | null | undefined): void {
  // Many groups may follow one choice. Measuring each before the next has changed would cost a layout of the page per group.
  queueMicrotask(() => {
    const row = tab?.closest('.tab-list, .nav-tabs');
    const box = tab?.getBoundingClientRect();
    const view = row?.getBoundingClientRect();
    if (box && view && (box.left < view.left || box.right > view.right))
      row?.scrollBy((box.left + box.right - view.left - view.right) / 2, 0);
  });
}

/** Panels of which one is shown, with tabs or a select to choose it (ARIA tabs pattern). */
class Tabs extends HTMLElement {
  #tabs: HTMLElement[] = [];
  #panels: HTMLElement[] = [];
  #select: HTMLSelectElement | null = null;
  #shown = 0;

  connectedCallback(): void {
    if (this.#panels.length > 0) return;
    const list = this.querySelector(':scope > .tab-list, :scope > .code-bar > .tab-list');
    this.#select = this.querySelector<HTMLSelectElement>(':scope > .code-bar > select');
    this.#tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    this.#panels = [...this.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && child.matches('.tab-panel, .code-panel'),
    );
    const first = this.#panels.findIndex((panel) => !('inactive' in panel.dataset));
    // The reader may have chosen before this script ran.
    this.show(this.#select?.selectedIndex || (this.#remembered() ?? first));

    this.#tabs.forEach((tab, index) => tab.addEventListener('click', () => this.#choose(index)));
    list?.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
    this.#select?.addEventListener('change', () => this.#choose(this.#select?.selectedIndex ?? 0));
    // The browser's page search opens the panel that contains a match.
    this.#panels.forEach((panel, index) => panel.addEventListener('beforematch', () => this.show(index)));
    if (!('sync' in this.dataset)) return;
    onChoice(this, (label) => this.show(this.#labels().indexOf(label)));
  }

  /** Shows one panel; `target` may be an element inside it. */
  show(target: number | Element): void {
    const position = typeof target === 'number' ? target : this.#panels.findIndex((panel) => panel.contains(target));
    if (position < 0) return;
    this.#panels.forEach((panel, index) => {
      if (index === position) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
      // Content with `hidden="until-found"` can still receive the focus.
      if (panel.matches('.tab-panel')) panel.tabIndex = index === position ? 0 : -1;
    });
    this.#tabs.forEach((tab, index) => {
      tab.ariaSelected = tab.dataset['active'] = String(index === position);
      tab.tabIndex = index === position ? 0 : -1;
    });
    if (this.#select) this.#select.selectedIndex = position;
    if (position !== this.#shown) showInRow(this.#tabs[position]);
    this.#shown = position;
  }

  #labels(): (string | undefined)[] {
    return this.#select
      ? [...this.#select.options].map(({ text }) => text)
      : this.#tabs.map((tab) => tab.dataset['label']);
  }

  #remembered(): number | undefined {
    if (!('sync' in this.dataset)) return undefined;
    const labels = this.#labels();
    return choices()
      .map((choice) => labels.indexOf(choice))
      .find((index) => index >= 0);
  }

  #choose(index: number): void {
    const before = this.getBoundingClientRect().top;
    this.show(index);
    const label = this.#labels()[index];
    if (label && 'sync' in this.dataset) choose(label, this);
    // Groups above may have changed their height too, so the clicked tab is kept in place.
    scrollBy({ top: this.getBoundingClientRect().top - before, behavior: 'instant' });
  }

  #key(event: KeyboardEvent): void {
    const current = this.#tabs.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const count = this.#tabs.length;
    const next = {
      [forward]: (current + 1) % count,
      [backward]: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined || current < 0) return;
    event.preventDefault();
    this.#choose(next);
    this.#tabs[next]?.focus();
  }
}

/** Activates tabs and code groups, opens the panels around a link's target, and shows the current tab of the header. */
export function startTabs(): void {
  customElements.define('trellis-tabs', Tabs);
  onFragment((target) => {
    for (let box = target.closest('trellis-tabs'); box; box = box.parentElement?.closest('trellis-tabs') ?? null) {
      if (box instanceof Tabs) box.show(target);
    }
  });
  catchUp('[role=tab]');
  showInRow(document.querySelector('.nav-tabs [aria-current]'));
}

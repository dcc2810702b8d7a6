import { Combobox } from './combobox.js';
import stylesheet from './dialog.css?url';
import { make, sign, signs } from './elements.js';
import { pageGroup, recentOption } from './options.js';
import { PagefindProvider } from './pagefind.js';
import type { SearchProvider, SearchResults } from './provider.js';
import { forgetSearches, recentSearches, rememberSearch } from './recent.js';
import { words } from './words.js';

/** Pages that are shown. */
const limit = 10;
/** Milliseconds after which a reader is told to wait. */
const patience = 250;

let dialog: Promise<SearchDialog> | undefined;

/** Opens the search, with a query if one is given. */
export async function openSearch(query?: string): Promise<void> {
  dialog ??= SearchDialog.make(new PagefindProvider(import.meta.env.BASE_URL.replace(/\/$/, '')));
  (await dialog).open(query);
}

/** The page's own styles know nothing of the dialog before it is opened. */
function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = make('link', { rel: 'stylesheet', href: stylesheet });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

class SearchDialog {
  readonly #provider: SearchProvider;
  readonly #input: HTMLInputElement;
  readonly #combobox: Combobox;
  readonly #message = make('div', { class: 'search-message' });
  readonly #heading = make('div', { class: 'search-heading' });
  readonly #status = make('p', { class: 'search-status', role: 'status' });
  readonly #dialog: HTMLDialogElement;
  #asked = 0;
  #shown: string | undefined;

  static async make(provider: SearchProvider): Promise<SearchDialog> {
    await loadStyles();
    return new SearchDialog(provider);
  }

  private constructor(provider: SearchProvider) {
    this.#provider = provider;
    const prompt = document.querySelector('[data-search-prompt]')?.textContent.trim() || words.dialog;
    this.#input = make('input', {
      id: 'search-input',
      // Not `search`: there, Esc would empty the field rather than close the dialog.
      type: 'text',
      inputmode: 'search',
      role: 'combobox',
      placeholder: prompt,
      'aria-label': words.dialog,
      'aria-controls': 'search-list',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'go',
    });
    const list = make('div', { id: 'search-list', role: 'listbox', 'aria-label': words.results, hidden: true });
    const close = make(
      'button',
      { type: 'button', class: 'search-close', 'aria-label': words.close },
      sign(signs.close),
    );
    this.#dialog = make(
      'dialog',
      { class: 'search', 'aria-label': words.dialog },
      make(
        'div',
        { class: 'search-panel' },
        make('div', { class: 'search-bar' }, sign(signs.search), this.#input, close),
        make('div', { class: 'search-body' }, this.#heading, list, this.#message),
        make('div', { class: 'search-foot' }, this.#status, hints()),
      ),
    );
    this.#combobox = new Combobox(this.#input, list);
    this.#input.addEventListener('input', () => void this.#update());
    list.addEventListener('click', (event) => this.#choose(event));
    close.addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      // The dialog fills the window, its panel does not: what hits the dialog hits the ground beside the panel.
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', clearAddress);
    document.body.append(this.#dialog);
  }

  open(query?: string): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    if (query !== undefined) this.#input.value = query;
    this.#input.select();
    void this.#provider.prepare().catch(() => undefined);
    void this.#update();
  }

  async #update(): Promise<void> {
    const query = this.#input.value.trim();
    const asked = (this.#asked += 1);
    if (query === '') return this.#showRecent();
    if (query === this.#shown) return;
    const waiting = setTimeout(() => {
      if (asked === this.#asked) this.#status.textContent = words.searching;
    }, patience);
    try {
      const { version } = document.documentElement.dataset;
      const results = await this.#provider.search({
        text: query,
        limit,
        ...(version === undefined ? {} : { version }),
      });
      if (asked === this.#asked) this.#showResults(query, results);
    } catch {
      if (asked === this.#asked) this.#showFailure();
    } finally {
      clearTimeout(waiting);
    }
  }

  #showRecent(): void {
    const recent = recentSearches();
    const forget = make('button', { type: 'button', class: 'search-forget' }, words.forget);
    forget.addEventListener('click', () => {
      forgetSearches();
      this.#input.focus();
      this.#showRecent();
    });
    this.#show(recent.map(recentOption), false);
    this.#heading.replaceChildren(...(recent.length > 0 ? [make('span', {}, words.recent), forget] : []));
    this.#message.replaceChildren(...(recent.length > 0 ? [] : [make('p', {}, words.hint)]));
    this.#status.textContent = '';
    this.#shown = undefined;
  }

  #showResults(query: string, { hits, total, corrected }: SearchResults): void {
    this.#shown = query;
    this.#dialog.dataset.query = query;
    this.#show(hits.map(pageGroup), true);
    this.#heading.replaceChildren(
      ...(corrected && hits.length > 0 ? [make('span', {}, words.corrected(corrected))] : []),
    );
    this.#message.replaceChildren(
      ...(hits.length > 0 ? [] : [make('p', {}, make('strong', {}, words.none(query))), make('p', {}, words.noneHelp)]),
    );
    this.#status.textContent =
      hits.length === 0 ? words.none(query) : total > hits.length ? words.more(hits.length, total) : words.count(total);
  }

  #showFailure(): void {
    this.#shown = undefined;
    const retry = make('button', { type: 'button', class: 'search-retry' }, words.retry);
    retry.addEventListener('click', () => {
      this.#input.focus();
      void this.#update();
    });
    this.#show([], false);
    this.#heading.replaceChildren();
    this.#message.replaceChildren(
      make('p', { role: 'alert' }, make('strong', {}, words.failed), ` ${words.failedHelp}`),
      retry,
    );
    this.#status.textContent = '';
  }

  #show(content: readonly Node[], isFirstActive: boolean): void {
    this.#combobox.show(content, isFirstActive);
  }

  #choose(event: MouseEvent): void {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (!option) return;
    const { query } = option.dataset;
    if (query !== undefined) {
      this.#input.value = query;
      this.#input.focus();
      void this.#update();
      return;
    }
    rememberSearch(this.#input.value);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!isElsewhere) this.#dialog.close();
  }
}

function hints(): HTMLElement {
  const hint = (keys: readonly string[], text: string): HTMLElement =>
    make('span', {}, ...keys.map((key) => make('kbd', {}, key)), text);
  return make(
    'div',
    { class: 'search-hints', 'aria-hidden': 'true' },
    hint(['↵'], words.open),
    hint(['↑', '↓'], words.move),
    hint(['esc'], words.leave),
  );
}

/** An address that opened the search does not open it again when it is kept or shared. */
function clearAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('search')) return;
  url.searchParams.delete('search');
  history.replaceState(history.state, '', url);
}

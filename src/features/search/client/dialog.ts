import { closest } from '../../../browser/clicks.js';
import { loadStyles } from '../../../browser/loadStyles.js';
import { makeElement } from '../../../browser/makeElement.js';
import { report } from '../../../browser/readerEvent.js';
import { Combobox } from './combobox.js';
import { Composition } from './composition.js';
import stylesheet from './dialog.css?url';
import { sign, signs } from './elements.js';
import { searchedLanguage } from './language.js';
import { pageGroup, recentOption } from './options.js';
import { renderPanel, type Panel } from './panel.js';
import { loadProvider } from './loadProvider.js';
import { SearchRefusal, type SearchProvider, type SearchResults } from './provider.js';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.js';
import { loadSearchMessages, type SearchMessages } from './searchMessages.js';

/** Maximum number of pages shown. */
const limit = 10;
/** Maximum number of characters in a query; the rest is ignored. */
const longest = 200;
/** Milliseconds after which the reader is asked to wait. */
const patience = 250;

let dialog: Promise<SearchDialog> | undefined;
let provider: Promise<SearchProvider> | undefined;

/**
 * Opens the search, optionally with a query.
 *
 * @param typed returns what the reader typed while the dialog was loading.
 */
export async function openSearch(query: string | undefined, typed: () => string): Promise<void> {
  // Loads the index while the dialog's styles load.
  void provide()
    .then((ready) => ready.prepare?.())
    .catch(() => undefined);
  dialog ??= Promise.all([loadSearchMessages(), loadStyles(stylesheet)]).then(([words]) => new SearchDialog(words));
  (await dialog).open(query, typed);
}

function provide(): Promise<SearchProvider> {
  provider ??= loadProvider().catch((error: unknown) => {
    // The next attempt may succeed.
    provider = undefined;
    throw error;
  });
  return provider;
}

class SearchDialog {
  readonly #words: SearchMessages;
  readonly #panel: Panel;
  readonly #combobox: Combobox;
  /** Controller of the current or last request. */
  #asking = new AbortController();
  #updated: Promise<void> = Promise.resolve();
  #currentQuery: string | undefined;
  #status = '';
  /** Query to remember when a result is chosen. */
  #remembered = '';

  constructor(words: SearchMessages) {
    this.#words = words;
    this.#panel = renderPanel(
      document.querySelector('[data-search-prompt]')?.textContent.trim() || words.dialog,
      words,
    );
    const { dialog, input, list } = this.#panel;
    const composition = new Composition(input);
    const field = { input, isComposing: () => composition.isActive, settled: () => this.#updated };
    this.#combobox = new Combobox(field, list);
    input.addEventListener('input', (event) => {
      if (!composition.isReading(event)) this.#update();
    });
    input.addEventListener('compositionend', () => this.#update());
    list.addEventListener('click', (event) => this.#choose(event));
    // Esc cancels the composition and leaves the dialog open.
    dialog.addEventListener('cancel', (event) => {
      if (composition.isActive) event.preventDefault();
    });
    dialog.addEventListener('close', clearAddress);
  }

  open(query: string | undefined, typed: () => string): void {
    const { dialog, input } = this.#panel;
    if (!dialog.open) dialog.showModal();
    if (query !== undefined) input.value = query;
    input.select();
    const text = typed();
    if (text !== '') input.setRangeText(text, 0, input.value.length, 'end');
    this.#update();
  }

  /** Updates the results to match the text in the field. */
  #update(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#updated = this.#answer(this.#panel.input.value.trim().slice(0, longest), this.#asking.signal);
  }

  async #answer(text: string, signal: AbortSignal): Promise<void> {
    if (text === '') return this.#showRecent();
    const { version } = document.documentElement.dataset;
    const asked = `${version ?? ''} ${text}`;
    if (asked === this.#currentQuery) return this.#tell(this.#status);
    const waiting = setTimeout(() => this.#tell(this.#words.searching), patience);
    signal.addEventListener('abort', () => clearTimeout(waiting));
    try {
      const service = await provide();
      const results = await service.search({
        text,
        limit,
        signal,
        ...chosenLanguage(),
        ...(version === undefined ? {} : { version }),
      });
      if (signal.aborted) return;
      this.#currentQuery = asked;
      this.#showResults(text, results);
    } catch (error) {
      if (!signal.aborted) this.#showFailure(error);
    } finally {
      clearTimeout(waiting);
    }
  }

  #showRecent(): void {
    this.#currentQuery = undefined;
    const recent = recentSearches();
    if (recent.length === 0)
      return this.#show({ message: [sign(signs.search), makeElement('p', {}, this.#words.hint)] });
    const forget = makeElement('button', { type: 'button', class: 'search-forget' }, this.#words.forget);
    forget.addEventListener('click', () => {
      forgetSearches();
      this.#panel.input.focus();
      this.#showRecent();
    });
    this.#show({ heading: [makeElement('span', {}, this.#words.recent), forget], options: recent.map(recentOption) });
  }

  #showResults(query: string, { hits, total, corrected }: SearchResults): void {
    if (hits.length === 0) {
      const message = [
        sign(signs.search),
        makeElement('p', {}, makeElement('strong', {}, this.#words.none({ query }))),
        makeElement('p', {}, this.#words.noneHelp),
      ];
      this.#show({ message, status: this.#words.count({ count: 0 }) });
    } else {
      const note = corrected === undefined ? '' : this.#words.corrected({ query: corrected });
      this.#show({
        heading: note === '' ? [] : [makeElement('span', {}, note)],
        note,
        options: hits.map(pageGroup),
        isFirstActive: true,
        status:
          total > hits.length ? this.#words.more({ shown: hits.length, total }) : this.#words.count({ count: total }),
      });
    }
    this.#panel.dialog.dataset.query = query;
    this.#remembered = corrected ?? query;
    report('docs.search.query', { query, hits: total });
  }

  #showFailure(error: unknown): void {
    // Readers get a message in their language; the cause only helps those who run the site.
    console.error('Search:', error);
    this.#currentQuery = undefined;
    const retry = makeElement('button', { type: 'button', class: 'search-retry' }, this.#words.retry);
    retry.addEventListener('click', () => {
      this.#panel.input.focus();
      this.#update();
    });
    const help = error instanceof SearchRefusal ? undefined : ` ${this.#words.failedHelp}`;
    const text = makeElement('p', { role: 'alert' }, makeElement('strong', {}, this.#words.failed), help);
    this.#show({ message: [sign(signs.failed), text, retry] });
  }

  #show({ heading = [], options = [], message = [], status = '', note = '', isFirstActive = false }: Shown): void {
    this.#combobox.show(options, isFirstActive);
    fill(this.#panel.heading, heading);
    fill(this.#panel.message, message);
    this.#tell(status, note);
    this.#status = status;
  }

  /** Announces a status, after a note that only screen readers need here. They would repeat a text that is set again. */
  #tell(status: string, note = ''): void {
    const said = makeElement('span', {}, makeElement('span', { class: 'sr-only' }, note && `${note} `), status);
    const region = this.#panel.status;
    if (region.textContent !== said.textContent) region.replaceChildren(...said.childNodes);
  }

  #choose(event: MouseEvent): void {
    const option = closest(event.target, '[role=option]');
    if (!option) return;
    const { dialog, input } = this.#panel;
    const { query } = option.dataset;
    if (query !== undefined) {
      input.value = query;
      input.focus();
      this.#update();
      return;
    }
    rememberSearch(this.#remembered);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!isElsewhere) dialog.close();
  }
}

/** Replaces an element's content, and hides the element if it is empty. */
function fill(element: HTMLElement, content: readonly Node[]): void {
  element.hidden = content.length === 0;
  element.replaceChildren(...content);
}

/** The language to search, on a site with several. */
function chosenLanguage(): { language?: string } {
  return document.querySelector('[data-search-languages]') ? { language: searchedLanguage() } : {};
}

/** Content of the dialog below the field. */
interface Shown {
  heading?: readonly Node[];
  options?: readonly Node[];
  message?: readonly Node[];
  status?: string;
  /** What the heading says, if it has to be announced. */
  note?: string;
  isFirstActive?: boolean;
}

/** An address that opened the search must not open it again when it is reloaded or shared. */
function clearAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('search')) return;
  url.searchParams.delete('search');
  history.replaceState(history.state, '', url);
}

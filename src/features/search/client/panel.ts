import { make, sign, signs } from './elements.js';
import type { SearchMessages } from './searchMessages.js';

/** The parts of the dialog. */
export interface Panel {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  list: HTMLElement;
  /** Over the list: what it is a list of, when that needs saying. */
  heading: HTMLElement;
  /** In place of the list. */
  message: HTMLElement;
  /** Read out when it changes. */
  status: HTMLElement;
}

/** Renders the empty dialog into the page, closed. */
export function renderPanel(prompt: string, words: SearchMessages): Panel {
  const input = make('input', {
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
  const heading = make('div', { class: 'search-heading' });
  const message = make('div', { class: 'search-message' });
  const status = make('p', { class: 'search-status', role: 'status' });
  const close = make('button', { type: 'button', class: 'search-close', 'aria-label': words.close }, sign(signs.close));
  const dialog = make(
    'dialog',
    { class: 'search', 'aria-label': words.dialog },
    make(
      'div',
      { class: 'search-panel' },
      make('div', { class: 'search-bar' }, sign(signs.search), input, close),
      make('div', { class: 'search-body' }, heading, list, message),
      make('div', { class: 'search-foot' }, status, hints(words)),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The dialog fills the window, its panel does not: what hits the dialog hits the ground beside the panel.
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, list, heading, message, status };
}

function hints(words: SearchMessages): HTMLElement {
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

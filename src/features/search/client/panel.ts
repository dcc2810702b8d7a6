import { makeElement } from '../../../browser/makeElement.js';
import { sign, signs } from './elements.js';
import type { SearchMessages } from './searchMessages.js';

/** The parts of the dialog. */
export interface Panel {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  list: HTMLElement;
  /** Heading above the list, if it needs one. */
  heading: HTMLElement;
  /** Shown in place of the list. */
  message: HTMLElement;
  /** Announced by screen readers when it changes. */
  status: HTMLElement;
}

/** Adds the empty, closed dialog to the page. */
export function renderPanel(prompt: string, words: SearchMessages): Panel {
  const input = makeElement('input', {
    id: 'search-input',
    // Not `search`, where Esc would clear the field instead of closing the dialog.
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
  const list = makeElement('div', { id: 'search-list', role: 'listbox', 'aria-label': words.results, hidden: true });
  const heading = makeElement('div', { class: 'search-heading' });
  const message = makeElement('div', { class: 'search-message' });
  const status = makeElement('p', { class: 'search-status', role: 'status' });
  const close = makeElement(
    'button',
    { type: 'button', class: 'search-close', 'aria-label': words.close },
    sign(signs.close),
  );
  const dialog = makeElement(
    'dialog',
    { class: 'search', 'aria-label': words.dialog },
    makeElement(
      'div',
      { class: 'search-panel' },
      makeElement('div', { class: 'search-bar' }, sign(signs.search), input, close),
      makeElement('div', { class: 'search-body' }, heading, list, message),
      makeElement('div', { class: 'search-foot' }, status, hints(words)),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The dialog fills the window but its panel does not, so a click on the dialog itself is beside the panel.
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, list, heading, message, status };
}

function hints(words: SearchMessages): HTMLElement {
  const hint = (keys: readonly string[], text: string): HTMLElement =>
    makeElement('span', {}, ...keys.map((key) => makeElement('kbd', {}, key)), text);
  return makeElement(
    'div',
    { class: 'search-hints', 'aria-hidden': 'true' },
    hint(['↵'], words.open),
    hint(['↑', '↓'], words.move),
    hint(['esc'], words.leave),
  );
}

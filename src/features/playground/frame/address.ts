import { isSendable } from '../servers.js';
import { makeElement } from '../../../browser/makeElement.js';
import { dismissNotice, showNotice } from './notice.js';
import { words } from './frameMessages.js';

const kind = 'notice address';

/** Asks for an API's address if its specification does not contain a complete one. */
export function askForAddress(draft: string, use: (address: string) => void): void {
  const { address: label, addressHelp, addressWrong, useAddress } = words();
  const input = makeElement('input', {
    id: 'address',
    type: 'text',
    inputmode: 'url',
    autocomplete: 'url',
    spellcheck: 'false',
    placeholder: 'https://api.example.com',
    'aria-describedby': 'address-help',
    value: draft,
    // Scalar focuses the first element with this attribute when it opens.
    'data-modal-initial-focus': '',
  });
  const help = makeElement('p', { id: 'address-help' }, addressHelp);
  const form = makeElement(
    'form',
    { class: kind, novalidate: '' },
    makeElement('label', { for: 'address' }, label),
    help,
    makeElement('div', { class: 'row' }, input, makeElement('button', {}, useAddress)),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = input.value.trim().replace(/\/+$/, '');
    if (isSendable(address)) {
      dismissAddress();
      use(address);
      return;
    }
    input.setAttribute('aria-invalid', 'true');
    help.textContent = addressWrong;
    input.focus();
  });
  showNotice(form);
  input.focus();
}

export function dismissAddress(): void {
  dismissNotice(kind);
}

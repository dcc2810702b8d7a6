import { isSendable } from '../servers.js';
import { dismissNotice, element, showNotice } from './notice.js';

const kind = 'notice address';

/** Asks for the address of an API whose specification does not say it in full. */
export function askForAddress(draft: string, use: (address: string) => void): void {
  const input = element('input', {
    id: 'address',
    type: 'text',
    inputmode: 'url',
    autocomplete: 'url',
    spellcheck: 'false',
    placeholder: 'https://api.example.com',
    'aria-describedby': 'address-help',
    value: draft,
  });
  const help = element(
    'p',
    { id: 'address-help' },
    'The description of this API leaves its address open. Nothing is sent before you give it.',
  );
  const form = element(
    'form',
    { class: kind, novalidate: '' },
    element('label', { for: 'address' }, 'Address of the API'),
    help,
    element('div', { class: 'row' }, input, element('button', {}, 'Use address')),
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
    help.textContent = 'Enter a complete address that begins with https:// or http:// and has no {placeholders} left.';
    input.focus();
  });
  showNotice(form);
  // A client that is being opened moves the focus to its own first control a moment later.
  requestAnimationFrame(() => requestAnimationFrame(() => input.focus()));
}

export function dismissAddress(): void {
  dismissNotice(kind);
}

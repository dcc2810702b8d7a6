import { onClick } from '../../../browser/clicks.js';
import { copyFor } from '../../../browser/clipboard.js';
import { catchUp } from '../../../browser/earlyPress.js';

/** Copies an operation's address, or the address of a field whose name is clicked. */
export function startCopying(): void {
  onClick('.endpoint-copy, a.field-name', (pressed) => {
    // The labels exist once for all fields.
    pressed.dataset['copiedLabel'] ??=
      pressed.closest<HTMLElement>('[data-copied-label]')?.dataset['copiedLabel'] ?? '';
    void copyFor(pressed, pressed instanceof HTMLAnchorElement ? pressed.href : addressBeside(pressed));
  });
  catchUp('.endpoint-copy');
}

/** Address of the operation at the chosen server. */
function addressBeside(button: Element): string {
  const bar = button.closest('.endpoint');
  const path = bar?.querySelector('.endpoint-path')?.textContent ?? '';
  const server = bar?.querySelector('.endpoint-server:not([hidden] *) > code');
  return (server?.textContent ?? '') + path;
}

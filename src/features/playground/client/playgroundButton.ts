import { closest } from '../../../browser/clicks.js';
import { catchUp } from '../../../browser/earlyPress.js';

/**
 * Opens an operation's playground when its button is pressed. It is loaded once the reader points at the button or reaches it with the keyboard; nothing is
 * loaded before. The button names the frame's page in `data-playground`, the operation's data file in `data-operation`, and the texts to announce meanwhile.
 * An address with `?playground=open` presses it.
 */
export function startPlayground(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => withButton(target, 'preparePlayground'), { passive: true });
  document.addEventListener('click', ({ target }) => withButton(target, 'openPlayground'));
  if (new URLSearchParams(location.search).get('playground') === 'open')
    withButton(document.querySelector('[data-playground]'), 'openPlayground');
  catchUp('[data-playground]');
}

function withButton(target: EventTarget | null, action: 'preparePlayground' | 'openPlayground'): void {
  const button = closest(target, '[data-playground]');
  if (button) void import('./dialog.js').then((dialog) => dialog[action](button));
}

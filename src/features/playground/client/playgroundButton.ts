/**
 * Opens an operation's playground when its button is pressed; nothing is loaded before. The button names the frame's page in `data-playground`, the
 * operation's data file in `data-operation`, and the texts to announce meanwhile. An address with `?playground=open` presses it.
 */
export function startPlayground(): void {
  document.addEventListener('click', ({ target }) => open(target));
  if (new URLSearchParams(location.search).get('playground') === 'open')
    open(document.querySelector('[data-playground]'));
}

function open(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-playground]') : null;
  if (button) void import('./dialog.js').then(({ openPlayground }) => openPlayground(button));
}

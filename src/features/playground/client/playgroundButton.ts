/**
 * Opens the playground of an operation when its button is pressed; nothing of it is loaded before. The button names the frame's
 * page in `data-playground`, in `data-operation` the file that describes the operation, and what is said meanwhile.
 */
export function startPlayground(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-playground]') : null;
    if (button) void import('./dialog.js').then(({ openPlayground }) => openPlayground(button));
  });
}

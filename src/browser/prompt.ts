import { copyFor } from './clipboard.js';

/** Copies a prompt's text when its button is clicked. */
export function startPrompts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prompt]') : null;
    const text = button?.closest('.prompt')?.querySelector('.prompt-text > .inset')?.textContent;
    if (button && text) void copyFor(button, text.trim());
  });
}

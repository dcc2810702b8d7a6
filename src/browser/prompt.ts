import { copyFor } from './clipboard.js';

/** Copies the text of a prompt when its button is pressed. */
export function startPrompts(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prompt]') : null;
    const text = button?.closest('.prompt')?.querySelector('.prompt-text > .inset')?.textContent;
    if (button && text) void copyFor(button, text.trim());
  });
}

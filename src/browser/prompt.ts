import { onClick } from './clicks.js';
import { copyFor } from './clipboard.js';

/** Copies a prompt's text when its button is clicked. */
export function startPrompts(): void {
  onClick('[data-prompt]', (button) => {
    const text = button.closest('.prompt')?.querySelector('.prompt-text > .inset')?.textContent;
    if (text) void copyFor(button, text.trim());
  });
}

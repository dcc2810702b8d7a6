/**
 * Handles a click on a control that came before its script was loaded and that `early.js` recorded. Call it once the script listens.
 *
 * @param control CSS selector.
 */
export function catchUp(control: string): void {
  const button = document.querySelector<HTMLElement>(`:is(${control})[data-pressed]`);
  if (!button) return;
  button.click();
  delete button.dataset['pressed'];
}

/**
 * Answers the press of a control that came before the script that answers it, which `early.js` took note of. To be called once that
 * script listens.
 *
 * @param control CSS selector.
 */
export function catchUp(control: string): void {
  const button = document.querySelector<HTMLElement>(`:is(${control})[data-pressed]`);
  if (!button) return;
  button.click();
  delete button.dataset['pressed'];
}

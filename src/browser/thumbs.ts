import { onClick } from './clicks.js';
import { catchUp } from './earlyPress.js';
import { report } from './readerEvent.js';

/** A reader's rating of a page. */
interface Feedback {
  /** Path of the page without base. */
  path: string;
  isHelpful: boolean;
}

/** Sends a rating like a form, which any host accepts without CORS; false if the host cannot be reached or refuses. */
async function send(address: string, { path, isHelpful }: Feedback): Promise<boolean> {
  const body = new URLSearchParams({ path, helpful: isHelpful ? 'yes' : 'no', url: location.href });
  return fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body }).then(
    // Another host's response cannot be read.
    ({ type, ok }) => type === 'opaque' || ok,
    () => false,
  );
}

/** Passes on the answer to "Was this page helpful?" to the author's address and to services. */
async function answer(button: HTMLButtonElement): Promise<void> {
  const thumbs = button.closest<HTMLElement>('[data-thumbs]');
  const question = thumbs?.querySelector<HTMLElement>('[data-thanks]');
  if (!thumbs || !question) return;
  const detail = { path: thumbs.dataset.thumbs ?? '', isHelpful: button.value === 'yes' };
  const hadFocus = document.activeElement === button;
  const buttons = thumbs.querySelectorAll('button');
  for (const each of buttons) each.disabled = true;
  const { url } = thumbs.dataset;
  const hasArrived = url === undefined || (await send(url, detail));
  // A disabled or removed button loses the focus. Text that gets it is read out, and then not announced as well.
  question.tabIndex = -1;
  if (hadFocus && hasArrived) question.ariaLive = 'off';
  question.textContent = (hasArrived ? question.dataset.thanks : question.dataset.failed) ?? '';
  for (const each of buttons) {
    if (hasArrived) each.remove();
    else each.disabled = false;
  }
  if (hadFocus) (hasArrived ? question : button).focus();
  if (hasArrived) report(`docs.feedback.thumbs_${detail.isHelpful ? 'up' : 'down'}`);
}

onClick<HTMLButtonElement>('[data-thumbs] button', (button) => void answer(button));
catchUp('[data-thumbs] button');

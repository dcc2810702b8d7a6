import type { Cookie } from './cookies.js';
import { curlOf } from './curl.js';
import { makeElement } from '../../../browser/makeElement.js';
import { dismissNotice, showNotice } from './notice.js';
import { words } from './frameMessages.js';

const kind = 'notice failure';

/** Says that there was no response, why that may be, and how to send the same request from a terminal. */
export function showFailure(request: Request, cookies: readonly Cookie[]): Promise<void> {
  const { noAnswer, noAnswerReason, insecure } = words();
  const { host, protocol } = new URL(request.url);
  const isInsecure = location.protocol === 'https:' && protocol === 'http:';
  return show(noAnswer({ host }), [noAnswerReason, ...(isInsecure ? [insecure] : [])], request, cookies);
}

/** Says that a request was sent without its cookies, and how to send it with them from a terminal. */
export function showCookies(request: Request, cookies: readonly Cookie[]): Promise<void> {
  const { withoutCookie, withoutCookieReason } = words();
  return show(
    withoutCookie({ name: cookies.map(({ name }) => name).join(', ') }),
    [withoutCookieReason],
    request,
    cookies,
  );
}

async function show(
  title: string,
  reasons: readonly string[],
  request: Request,
  cookies: readonly Cookie[],
): Promise<void> {
  const { copy: copyLabel, copied, dismiss: dismissLabel, terminal } = words();
  const command = await curlOf(request, cookies);
  const copy = makeElement('button', { type: 'button' }, copyLabel);
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(command).then(() => (copy.textContent = copied));
  });
  const dismiss = makeElement('button', { type: 'button', class: 'plain' }, dismissLabel);
  dismiss.addEventListener('click', dismissFailure);
  showNotice(
    makeElement(
      'section',
      { class: kind, role: 'alert' },
      makeElement('h2', {}, title),
      makeElement('p', {}, [...reasons, terminal].join(' ')),
      makeElement(
        'div',
        { class: 'command' },
        makeElement('pre', { tabindex: '0', dir: 'ltr' }, command),
        copy,
        dismiss,
      ),
    ),
  );
}

export function dismissFailure(): void {
  dismissNotice(kind);
}

import { curlOf } from './curl.js';
import { dismissNotice, element, showNotice } from './notice.js';
import { words } from './words.js';

const kind = 'notice failure';

/** Says that no answer came, why that can be, and how to send the same request from a terminal. */
export async function showFailure(request: Request): Promise<void> {
  const { copy: copyLabel, copied, dismiss: dismissLabel, ...text } = words();
  const { host, protocol } = new URL(request.url);
  const command = await curlOf(request);
  const copy = element('button', { type: 'button' }, copyLabel);
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(command).then(() => (copy.textContent = copied));
  });
  const dismiss = element('button', { type: 'button', class: 'plain' }, dismissLabel);
  dismiss.addEventListener('click', dismissFailure);
  const reasons = [
    text.noAnswerReason,
    ...(location.protocol === 'https:' && protocol === 'http:' ? [text.insecure] : []),
    text.terminal,
  ];
  showNotice(
    element(
      'section',
      { class: kind, role: 'alert' },
      element('h2', {}, text.noAnswer(host)),
      element('p', {}, reasons.join(' ')),
      element('div', { class: 'command' }, element('pre', { tabindex: '0' }, command), copy, dismiss),
    ),
  );
}

export function dismissFailure(): void {
  dismissNotice(kind);
}

import { curlOf } from './curl.js';
import { dismissNotice, element, showNotice } from './notice.js';

const kind = 'notice failure';

/** Says that no answer came, why that can be, and how to send the same request from a terminal. */
export async function showFailure(request: Request): Promise<void> {
  const { host, protocol } = new URL(request.url);
  const command = await curlOf(request);
  const copy = element('button', { type: 'button' }, 'Copy');
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(command).then(() => (copy.textContent = 'Copied'));
  });
  const dismiss = element('button', { type: 'button', class: 'plain' }, 'Dismiss');
  dismiss.addEventListener('click', dismissFailure);
  const reasons = [
    'The server may be down, or it does not allow this site to read its answers (CORS).',
    ...(location.protocol === 'https:' && protocol === 'http:'
      ? ['A page served over https cannot call an http address.']
      : []),
    'The same request for a terminal:',
  ];
  showNotice(
    element(
      'section',
      { class: kind, role: 'alert' },
      element('h2', {}, `No answer from ${host}`),
      element('p', {}, reasons.join(' ')),
      element('div', { class: 'command' }, element('pre', { tabindex: '0' }, command), copy, dismiss),
    ),
  );
}

export function dismissFailure(): void {
  dismissNotice(kind);
}

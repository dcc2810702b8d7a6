import type { PlaygroundChannel } from '../../model.js';
import { recognise } from '../../channel/recognise.js';
import { formatAnswer } from '../../formatAnswer.js';
import { makeElement } from '../../../../browser/makeElement.js';
import type { SocketWords } from './words.js';

/** Maximum number of entries; older ones are removed. */
const MAX_ENTRIES = 200;

/** Maximum number of characters shown of an entry. */
const MAX_SHOWN = 100_000;

/** Maximum number of bytes shown of a binary message. */
const MAX_BYTES = 256;

export interface MessageLog {
  element: HTMLElement;
  add(direction: 'sent' | 'received', data: string | ArrayBuffer): void;
}

/** The messages of a connection, newest first. */
export function createLog({ sent, received }: PlaygroundChannel, words: SocketWords): MessageLog {
  const { reference, search, socket } = words;
  const { lang } = document.documentElement;
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'medium' });
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'byte', unitDisplay: 'long' });
  const heading = makeElement('h2', { id: 'log' }, reference.messages);
  const clear = makeElement('button', { type: 'button', class: 'plain', hidden: '' }, search.forget);
  const empty = makeElement('p', { class: 'empty' }, socket.empty);
  const list = makeElement('ol', { 'aria-labelledby': 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' });

  function update(): void {
    const isEmpty = list.childElementCount === 0;
    clear.hidden = isEmpty;
    empty.hidden = !isEmpty;
  }
  clear.addEventListener('click', () => {
    list.replaceChildren();
    update();
    heading.tabIndex = -1;
    heading.focus();
  });

  return {
    element: makeElement(
      'section',
      { class: 'log' },
      makeElement('div', { class: 'log-head' }, heading, clear),
      empty,
      list,
    ),
    add: (direction, data) => {
      const text = textOf(data);
      const title = text === undefined ? undefined : recognise(text, direction === 'sent' ? sent : received);
      const now = new Date();
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data).length : data.byteLength;
      const body = makeElement(
        'pre',
        {},
        text === undefined ? hexadecimal(data as ArrayBuffer) : formatAnswer(text, MAX_SHOWN),
      );
      const head = makeElement(
        'p',
        { class: 'entry-head' },
        makeElement('span', { class: 'direction' }, direction === 'sent' ? socket.sent : socket.received),
        ...(title === undefined ? [] : [makeElement('b', {}, title)]),
        makeElement('time', { datetime: now.toISOString() }, time.format(now)),
        makeElement('span', {}, size.format(bytes)),
      );
      list.prepend(makeElement('li', { class: direction }, head, body));
      // A scrolling box must be reachable with the keyboard.
      if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
      while (list.childElementCount > MAX_ENTRIES) list.lastElementChild?.remove();
      update();
    },
  };
}

/** The text of a message, even if it was sent as bytes; undefined if it is not text. */
function textOf(data: string | ArrayBuffer): string | undefined {
  if (typeof data === 'string') return data;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}

function hexadecimal(data: ArrayBuffer): string {
  const bytes = Array.from(new Uint8Array(data.slice(0, MAX_BYTES)), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join(' ') + (data.byteLength > MAX_BYTES ? ' …' : '');
}

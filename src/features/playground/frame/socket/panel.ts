import type { PlaygroundChannel } from '../../model.js';
import { makeElement } from '../../../../browser/makeElement.js';
import { AddressForm } from './addressForm.js';
import { createComposer } from './composer.js';
import { Connection, type ConnectionEnd, type ConnectionState } from '../../connection.js';
import { createLog } from './log.js';
import type { SocketWords } from './words.js';

/** The page of a channel: connect, send, and read messages. */
export function createPanel(content: PlaygroundChannel, words: SocketWords, close: () => void): HTMLElement {
  const { socket, frame } = words;
  const log = createLog(content, words);
  const button = makeElement('button', {});
  const status = makeElement('p', { class: 'status', role: 'status' });
  const address = new AddressForm(content, words);
  let host = '';
  const connection = new Connection({
    onState: show,
    onMessage: (data) => log.add('received', data),
  });
  const composer = createComposer(content, words, (text) => {
    connection.send(text);
    log.add('sent', text);
  });

  function show(state: ConnectionState, end: ConnectionEnd = { kind: 'asked' }): void {
    const states = { connecting: socket.connecting, open: socket.connected, closed: reasonFor(end) };
    status.textContent = states[state];
    status.dataset['state'] = state === 'closed' && end.kind !== 'asked' ? 'failed' : state;
    button.textContent = state === 'closed' ? socket.connect : socket.disconnect;
    composer.setOpen(state === 'open');
  }
  function reasonFor(end: ConnectionEnd): string {
    if (end.kind === 'ended') return socket.ended({ code: [end.code, end.reason].filter(Boolean).join(': ') });
    if (end.kind === 'refused') return socket.refused({ host });
    return end.kind === 'insecure' ? socket.insecure : socket.notConnected;
  }

  const form = makeElement(
    'form',
    { class: 'connection', novalidate: '', 'aria-labelledby': 'connection' },
    makeElement('h2', { id: 'connection' }, socket.connection),
    ...address.elements,
    makeElement('div', { class: 'row' }, button, status),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (connection.state !== 'closed') return connection.close();
    const read = address.read();
    if (!read) return;
    ({ host } = read);
    connection.open(read.url, read.protocols);
  });
  show('closed');

  const leave = makeElement('button', { type: 'button', class: 'leave', 'aria-label': frame.close });
  leave.addEventListener('click', close);
  const bar = makeElement(
    'div',
    { class: 'bar' },
    makeElement('span', { class: 'pill method-pill', 'data-method': content.protocol }, content.protocol),
    makeElement('h1', {}, makeElement('code', {}, (content.path ?? content.name) || '/')),
    leave,
  );
  const side = makeElement('div', { class: 'side' }, form, composer.element);
  return makeElement('div', { class: 'panel' }, bar, makeElement('div', { class: 'columns' }, side, log.element));
}

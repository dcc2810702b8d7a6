import { formatAnswer } from '../formatAnswer.js';
import { OperationForm } from './operationForm.js';
import { openEvents } from './subscriptionEvents.js';
import { openSocket } from './subscriptionSocket.js';
import type { Stream, StreamEnd } from './subscriptionStream.js';

/** Maximum number of stored messages; older ones are removed. */
const MAX_MESSAGES = 200;

/**
 * Subscribes at the address in `src`, and nowhere else, over a WebSocket, or with Server-Sent Events if the address uses HTTP. It connects only when
 * the reader asks for it.
 */
class SubscriptionForm extends OperationForm {
  #stream: Stream | undefined;

  disconnectedCallback(): void {
    this.#stream?.close();
  }

  protected submit(): void {
    if (this.#stream) return this.#stream.close();
    const request = this.request();
    if (request === undefined) return;
    this.querySelector('ol')?.replaceChildren();
    const open = /^wss?:/.test(this.address) ? openSocket : openEvents;
    this.#say('connecting', 'disconnect');
    const stream = open(this.address, request, this.headers(), {
      onOpen: () => this.#say('connected', 'disconnect'),
      onMessage: (text) => this.#list(text),
      onEnd: (end) => {
        this.#stream = undefined;
        this.#say(end.kind, 'connect', end);
      },
    });
    // A stream that failed to start has already ended.
    if (!stream.isOver) this.#stream = stream;
  }

  #say(state: 'connecting' | 'connected' | StreamEnd['kind'], action: 'connect' | 'disconnect', end?: StreamEnd): void {
    const code = end?.kind === 'ended' ? end.code : '';
    this.say((this.dataset[state] ?? '').replace('{code}', () => code));
    const button = this.querySelector('button');
    if (button) button.textContent = this.dataset[action] ?? '';
  }

  #list(text: string): void {
    const list = this.querySelector('ol');
    const now = new Date();
    const time = document.createElement('time');
    time.dateTime = now.toISOString();
    time.textContent = now.toLocaleTimeString(document.documentElement.lang);
    const pre = document.createElement('pre');
    pre.textContent = formatAnswer(text);
    const item = document.createElement('li');
    item.append(time, pre);
    list?.prepend(item);
    // A scrolling box must be reachable with the keyboard.
    if (pre.scrollHeight > pre.clientHeight) pre.tabIndex = 0;
    while (list && list.childElementCount > MAX_MESSAGES) list.lastElementChild?.remove();
  }
}

/** Registers the forms for GraphQL subscriptions. */
export function defineSubscriptionForms(): void {
  customElements.define('trellis-subscription', SubscriptionForm);
}

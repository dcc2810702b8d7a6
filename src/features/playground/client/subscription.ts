import { OperationForm, shownAnswer } from './operationForm.js';
import { openEvents } from './subscriptionEvents.js';
import { openSocket } from './subscriptionSocket.js';
import type { Stream, StreamEnd } from './subscriptionStream.js';

/** Messages that are kept; older ones go. */
const MAX_MESSAGES = 200;

/**
 * Subscribes at the address in `src`, and nowhere else: over a WebSocket, or with Server-Sent Events where the address is one of HTTP.
 * There is no connection before a reader asks for one.
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
    // One that could not be begun has ended by now.
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
    pre.textContent = shownAnswer(text);
    const item = document.createElement('li');
    item.append(time, pre);
    list?.prepend(item);
    // A box that scrolls has to be reached with the keyboard.
    if (pre.scrollHeight > pre.clientHeight) pre.tabIndex = 0;
    while (list && list.childElementCount > MAX_MESSAGES) list.lastElementChild?.remove();
  }
}

/** Brings the forms of GraphQL subscriptions to life. */
export function defineSubscriptionForms(): void {
  customElements.define('trellis-subscription', SubscriptionForm);
}

import { formatAnswer } from '../formatAnswer.js';
import { OperationForm } from './operationForm.js';
import { post } from './post.js';

/** Sends a GraphQL operation to the address in `src`, and nowhere else. */
class GraphqlForm extends OperationForm {
  #sending: AbortController | undefined;

  protected submit(): void {
    void this.#send();
  }

  async #send(): Promise<void> {
    const body = this.request();
    if (body === undefined) return;
    this.#sending?.abort();
    const sending = new AbortController();
    this.#sending = sending;
    this.#show(this.dataset['sending'] ?? '', '');
    const started = performance.now();
    try {
      const response = await post(this.address, body, this.headers(), sending.signal);
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      const status = `${response.status} ${response.statusText}`.trim();
      this.#show(`${status} · ${took} ms`, formatAnswer(text));
    } catch {
      if (!sending.signal.aborted) this.#show(this.dataset['failed'] ?? '', this.dataset['reason'] ?? '');
    }
  }

  #show(status: string, answer: string): void {
    this.say(status);
    const pre = this.querySelector('pre');
    if (!pre) return;
    pre.hidden = answer === '';
    pre.textContent = answer;
  }
}

/** Registers the forms for GraphQL operations. */
export function defineGraphqlForms(): void {
  customElements.define('trellis-graphql', GraphqlForm);
}

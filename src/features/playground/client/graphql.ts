import { OperationForm, formatResponse } from './operationForm.js';

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
      const headers = new Headers([['content-type', 'application/json']]);
      for (const [name, value] of this.headers()) headers.set(name, value);
      const response = await fetch(this.address, {
        method: 'POST',
        headers,
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: sending.signal,
      });
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      const status = `${response.status} ${response.statusText}`.trim();
      this.#show(`${status} · ${took} ms`, formatResponse(text));
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

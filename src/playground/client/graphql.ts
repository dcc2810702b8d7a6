/** Characters of an answer that are shown. */
const MOST = 200_000;

/**
 * Sends a GraphQL operation to the address in `src`, and nowhere else. What a reader enters is kept by the form alone: it is gone
 * when the page is left.
 */
class GraphqlForm extends HTMLElement {
  #sending: AbortController | undefined;

  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
  }

  async #submit(): Promise<void> {
    const variables = this.#variables();
    if (variables === undefined) return;
    this.#sending?.abort();
    const sending = new AbortController();
    this.#sending = sending;
    this.#say(this.dataset['sending'] ?? '', '');
    const started = performance.now();
    try {
      const response = await fetch(this.getAttribute('src') ?? '', {
        method: 'POST',
        headers: this.#headers(),
        body: JSON.stringify({ query: this.#field('query').value, ...variables }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: sending.signal,
      });
      const text = await response.text();
      const took = Math.round(performance.now() - started);
      const status = `${response.status} ${response.statusText}`.trim();
      this.#say(`${status} · ${took} ms`, indented(text));
    } catch {
      if (!sending.signal.aborted) this.#say(this.dataset['failed'] ?? '', this.dataset['reason'] ?? '');
    }
  }

  /** Undefined where the text is no object; the field says so. */
  #variables(): { variables?: object } | undefined {
    const field = this.#field('variables');
    field.setCustomValidity('');
    if (field.value.trim() === '') return {};
    try {
      const value: unknown = JSON.parse(field.value);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { variables: value };
    } catch {
      // Told as what is no object is.
    }
    field.setCustomValidity(this.dataset['notJson'] ?? '');
    field.reportValidity();
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    return undefined;
  }

  #headers(): Headers {
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const line of this.#field('headers').value.split('\n')) {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) headers.set(name, value);
    }
    return headers;
  }

  #field(name: string): HTMLTextAreaElement {
    const field = this.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
    if (!field) throw new TypeError(`The form has no field ${name}.`);
    return field;
  }

  #say(status: string, answer: string): void {
    const output = this.querySelector('output');
    const pre = this.querySelector('pre');
    if (output) output.textContent = status;
    if (!pre) return;
    pre.hidden = answer === '';
    pre.textContent = answer.length > MOST ? `${answer.slice(0, MOST)}…` : answer;
  }
}

/** JSON with line breaks; another text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Brings the forms of GraphQL operations to life. */
export function defineGraphqlForms(): void {
  customElements.define('trellis-graphql', GraphqlForm);
}

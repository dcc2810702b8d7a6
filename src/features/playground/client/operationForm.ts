/** A form for a GraphQL operation with variables and headers. The reader's input is lost on leaving the page. */
export abstract class OperationForm extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  protected abstract submit(): void;

  /** Address to which the operation is sent. */
  protected get address(): string {
    return this.getAttribute('src') ?? '';
  }

  /** The request as JSON; undefined if the variables are not an object, which their field then reports. */
  protected request(): string | undefined {
    const query = this.#field('query').value;
    const field = this.#field('variables');
    field.setCustomValidity('');
    if (field.value.trim() === '') return JSON.stringify({ query });
    try {
      const variables: unknown = JSON.parse(field.value);
      if (typeof variables === 'object' && variables !== null && !Array.isArray(variables))
        return JSON.stringify({ query, variables });
    } catch {
      // Invalid JSON is reported like a value that is not an object.
    }
    field.setCustomValidity(this.dataset['notJson'] ?? '');
    field.reportValidity();
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    return undefined;
  }

  protected headers(): [name: string, value: string][] {
    return this.#field('headers')
      .value.split('\n')
      .flatMap((line): [string, string][] => {
        const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      });
  }

  protected say(status: string): void {
    const output = this.querySelector('output');
    if (output) output.textContent = status;
  }

  #field(name: string): HTMLTextAreaElement {
    const field = this.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
    if (!field) throw new TypeError(`The form has no field ${name}.`);
    return field;
  }
}

/** Maximum number of characters of a response that are shown. */
const MOST = 200_000;

/** Formats a response: JSON with line breaks, any other text unchanged. */
export function formatResponse(text: string): string {
  const answer = indented(text);
  return answer.length > MOST ? `${answer.slice(0, MOST)}…` : answer;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

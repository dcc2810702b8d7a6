import { isObject, parseJsonText } from '../../../documents/json.js';
import type { HeaderList } from './post.js';

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
    const variables = parseJsonText(field.value);
    if (isObject(variables)) return JSON.stringify({ query, variables });
    field.setCustomValidity(this.dataset['notJson'] ?? '');
    field.reportValidity();
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    return undefined;
  }

  protected headers(): HeaderList {
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

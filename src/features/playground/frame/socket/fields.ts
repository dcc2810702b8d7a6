import type { ChannelField } from '../../model.js';
import { makeElement } from '../../../../browser/makeElement.js';
import type { SocketWords } from './words.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** A group of inputs. */
export interface FieldGroup {
  /** Undefined if there are no inputs. */
  element: HTMLElement | undefined;
  /** Values by name, trimmed except for secrets. */
  values(): Map<string, string>;
  control(name: string): Control | undefined;
}

export interface FieldOptions {
  /** Prefix of the inputs' ids. */
  prefix: string;
  legend: string;
  /** Hides the values and keeps browsers from saving them. */
  isSecret?: boolean;
}

/** Creates the inputs for some fields. */
export function createFields(
  fields: readonly ChannelField[],
  { prefix, legend, isSecret = false }: FieldOptions,
  words: SocketWords,
): FieldGroup {
  const controls = new Map<string, Control>();
  const rows = fields.map((field, index) => {
    const id = `${prefix}-${index}`;
    const control = field.options.length > 0 ? selectOf(field, id) : inputOf(field, id, isSecret);
    controls.set(field.name, control);
    if (field.required) control.setAttribute('aria-required', 'true');
    const about = field.description === undefined ? [] : [makeElement('p', { id: `${id}-about` }, field.description)];
    if (about.length > 0) control.setAttribute('aria-describedby', `${id}-about`);
    const label = makeElement('label', { for: id }, makeElement('code', {}, field.name));
    if (field.required) label.append(' ', makeElement('span', { class: 'required' }, words.fields.required));
    return makeElement('div', { class: 'field' }, label, control, ...about);
  });
  return {
    element: rows.length > 0 ? makeElement('fieldset', {}, makeElement('legend', {}, legend), ...rows) : undefined,
    values: () =>
      new Map(Array.from(controls, ([name, { value }]) => [name, isSecret ? value : value.trim()] as const)),
    control: (name) => controls.get(name),
  };
}

function selectOf({ options, value, required }: ChannelField, id: string): HTMLSelectElement {
  const values = required || options.includes('') ? options : ['', ...options];
  const select = makeElement('select', { id }, ...values.map((each) => makeElement('option', {}, each)));
  select.value = value;
  return select;
}

function inputOf({ value }: ChannelField, id: string, isSecret: boolean): HTMLInputElement {
  const type = isSecret ? 'password' : 'text';
  return makeElement('input', { id, type, value, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' });
}

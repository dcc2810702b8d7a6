import type { PlaygroundChannel, SocketMessage } from '../../model.js';
import { makeElement } from '../../../../browser/makeElement.js';
import type { SocketWords } from './words.js';
import { messageOf } from '../../../../shared/messageOf.js';

export interface Composer {
  element: HTMLElement;
  /** Enables or disables sending. */
  setOpen(isOpen: boolean): void;
}

/** An initial message. */
interface Draft {
  label: string;
  text: string;
  isJson: boolean;
}

/** The form for a message. It starts with an example of a message that the channel accepts. */
export function createComposer(
  { sent }: PlaygroundChannel,
  { reference, socket: words }: SocketWords,
  send: (text: string) => void,
): Composer {
  const drafts = sent.flatMap(draftsOf);
  const select = makeElement(
    'select',
    { id: 'draft' },
    ...drafts.map(({ label }, index) => makeElement('option', { value: String(index) }, label)),
  );
  const area = makeElement('textarea', {
    id: 'message',
    rows: '10',
    spellcheck: 'false',
    'aria-describedby': 'problem',
  });
  const problem = makeElement('p', { id: 'problem', class: 'problem', role: 'alert' });
  const button = makeElement('button', {}, reference.send);
  const selectedDraft = (): Draft | undefined => drafts[Math.max(0, select.selectedIndex)];

  function tell(reason: string | undefined): void {
    problem.textContent = reason === undefined ? '' : words.invalidJson({ reason });
    if (reason === undefined) area.removeAttribute('aria-invalid');
    else area.setAttribute('aria-invalid', 'true');
  }
  function fill(): void {
    area.value = selectedDraft()?.text ?? '';
    tell(undefined);
  }
  select.addEventListener('change', fill);
  area.addEventListener('input', () => tell(undefined));
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  const choice = drafts.length > 1 ? [makeElement('label', { for: 'draft' }, reference.example), select] : [];
  const form = makeElement(
    'form',
    { class: 'composer', novalidate: '', 'aria-labelledby': 'composer' },
    makeElement('h2', { id: 'composer' }, reference.send),
    ...choice,
    makeElement('label', { for: 'message' }, words.message),
    area,
    problem,
    makeElement('div', { class: 'row' }, button),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const reason = selectedDraft()?.isJson ? faultIn(area.value) : undefined;
    tell(reason);
    if (reason === undefined) send(area.value);
    else area.focus();
  });
  fill();
  return {
    element: form,
    setOpen: (isOpen) => {
      button.disabled = !isOpen;
    },
  };
}

function draftsOf({ title, isJson, examples }: SocketMessage): Draft[] {
  if (examples.length === 0) return [{ label: title, text: '', isJson }];
  return examples.map(({ name, text }) => ({ label: examples.length > 1 ? `${title}: ${name}` : title, text, isJson }));
}

/** The browser's description of a JSON syntax error. */
function faultIn(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

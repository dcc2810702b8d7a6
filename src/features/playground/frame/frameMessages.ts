import { readMessages, type CompiledMessages } from '../../../i18n/format.js';
import english from '../../../i18n/en.json?messages=playground';
import { loadWords } from '../../../i18n/load.js';
import type { Messages } from '../../../i18n/messages.js';
import { directionOf } from '../../../site/language.js';

const others = import.meta.glob<CompiledMessages>(['../../../i18n/*.json', '!../../../i18n/en.json'], {
  query: '?messages=playground',
  import: 'default',
});

let current: Messages['playground'];

/** Sets the language of the document. */
export async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  current = await loadWords(language, english, others);
}

/** Applies the author's replaced messages, in the language of the document. */
export function adopt(messages: CompiledMessages = {}): void {
  current = { ...current, ...readMessages<Partial<Messages['playground']>>(messages, document.documentElement.lang) };
}

/** The frame's messages in the language of its document. */
export function words(): Messages['playground'] {
  return current;
}

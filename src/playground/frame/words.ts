import type { CompiledMessages } from '../../i18n/format.js';
import english from '../../i18n/en.json?messages=playground';
import { loadWords } from '../../i18n/load.js';
import type { Words } from '../../i18n/words.js';
import { directionOf } from '../../site/language.js';

const others = import.meta.glob<CompiledMessages>(['../../i18n/*.json', '!../../i18n/en.json'], {
  query: '?messages=playground',
  import: 'default',
});

let spoken: Words['playground'];

/** Puts the document into a language. */
export async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  spoken = await loadWords(language, english, others);
}

/** What the frame says, in the language of its document. */
export function words(): Words['playground'] {
  return spoken;
}

import { directionOf } from '../../site/language.js';
import { playground as english } from '../../site/words/en.js';
import { tableOf, type Language } from '../../site/words/languages.js';
import type { Words } from '../../site/words/types.js';

const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words['playground']>>> = {
  ar: async () => (await import('../../site/words/ar.js')).playground,
  de: async () => (await import('../../site/words/de.js')).playground,
  es: async () => (await import('../../site/words/es.js')).playground,
  fr: async () => (await import('../../site/words/fr.js')).playground,
  he: async () => (await import('../../site/words/he.js')).playground,
  hi: async () => (await import('../../site/words/hi.js')).playground,
  id: async () => (await import('../../site/words/id.js')).playground,
  it: async () => (await import('../../site/words/it.js')).playground,
  ja: async () => (await import('../../site/words/ja.js')).playground,
  ko: async () => (await import('../../site/words/ko.js')).playground,
  nl: async () => (await import('../../site/words/nl.js')).playground,
  pl: async () => (await import('../../site/words/pl.js')).playground,
  pt: async () => (await import('../../site/words/pt.js')).playground,
  ru: async () => (await import('../../site/words/ru.js')).playground,
  tr: async () => (await import('../../site/words/tr.js')).playground,
  uk: async () => (await import('../../site/words/uk.js')).playground,
  vi: async () => (await import('../../site/words/vi.js')).playground,
  zh: async () => (await import('../../site/words/zh.js')).playground,
  'zh-Hant': async () => (await import('../../site/words/zh-Hant.js')).playground,
};

let spoken: Words['playground'] = english;

/** Puts the document into a language; English stays where the frame does not speak that, or cannot load it. */
export async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const table = tableOf(language);
  spoken = table === 'en' ? english : await others[table]().catch(() => english);
}

/** What the frame says, in the language of its document. */
export function words(): Words['playground'] {
  return spoken;
}

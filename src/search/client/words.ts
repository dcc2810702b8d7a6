import { search as english } from '../../site/words/en.js';
import { tableOf, type Language } from '../../site/words/languages.js';
import type { Words } from '../../site/words/types.js';

export type SearchWords = Words['search'];

// One small file each, of which a page loads its own.
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<SearchWords>>> = {
  ar: async () => (await import('../../site/words/ar.js')).search,
  de: async () => (await import('../../site/words/de.js')).search,
  es: async () => (await import('../../site/words/es.js')).search,
  fr: async () => (await import('../../site/words/fr.js')).search,
  he: async () => (await import('../../site/words/he.js')).search,
  hi: async () => (await import('../../site/words/hi.js')).search,
  id: async () => (await import('../../site/words/id.js')).search,
  it: async () => (await import('../../site/words/it.js')).search,
  ja: async () => (await import('../../site/words/ja.js')).search,
  ko: async () => (await import('../../site/words/ko.js')).search,
  nl: async () => (await import('../../site/words/nl.js')).search,
  pl: async () => (await import('../../site/words/pl.js')).search,
  pt: async () => (await import('../../site/words/pt.js')).search,
  ru: async () => (await import('../../site/words/ru.js')).search,
  tr: async () => (await import('../../site/words/tr.js')).search,
  uk: async () => (await import('../../site/words/uk.js')).search,
  vi: async () => (await import('../../site/words/vi.js')).search,
  zh: async () => (await import('../../site/words/zh.js')).search,
  'zh-Hant': async () => (await import('../../site/words/zh-Hant.js')).search,
};

/** What the search says in a language; English where it does not speak that, or cannot load it. */
export async function loadWords(language: string): Promise<SearchWords> {
  const table = tableOf(language);
  return table === 'en' ? english : others[table]().catch(() => english);
}

import { search as english } from '../../site/words/en.js';
import type { Words } from '../../site/words/types.js';

export type SearchWords = Words['search'];

// One small file each, of which a page loads its own.
const others: Readonly<Record<string, () => Promise<SearchWords>>> = {
  de: async () => (await import('../../site/words/de.js')).search,
  es: async () => (await import('../../site/words/es.js')).search,
  fr: async () => (await import('../../site/words/fr.js')).search,
  ja: async () => (await import('../../site/words/ja.js')).search,
  pt: async () => (await import('../../site/words/pt.js')).search,
  zh: async () => (await import('../../site/words/zh.js')).search,
};

/** What the search says in a language; English where it does not speak that, or cannot load it. */
export async function loadWords(language: string): Promise<SearchWords> {
  const load = others[language.split('-')[0]?.toLowerCase() ?? ''];
  return load ? load().catch(() => english) : english;
}

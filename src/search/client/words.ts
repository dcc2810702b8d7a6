import english from '../../i18n/en.json?messages=search';
import { loadWords, type MessageFile } from '../../i18n/load.js';
import type { Words } from '../../i18n/words.js';

export type SearchWords = Words['search'];

// One small file each, of which a page loads its own.
const others = import.meta.glob<MessageFile>(['../../i18n/*.json', '!../../i18n/en.json'], {
  query: '?messages=search',
  import: 'default',
  exhaustive: true,
});

/** What the search says in a language. */
export const loadSearchWords = (language: string): Promise<SearchWords> => loadWords(language, english, others);

import english from '../../../i18n/en.json?messages=search';
import { loadWords, type MessageFile } from '../../../i18n/load.js';
import type { Messages } from '../../../i18n/messages.js';

export type SearchMessages = Messages['search'];

// One small file per language, so that a page only loads its own.
const others = import.meta.glob<MessageFile>(['../../../i18n/*.json', '!../../../i18n/en.json'], {
  query: '?messages=search',
  import: 'default',
  exhaustive: true,
});

/** Loads the search's messages in a language. */
export const loadSearchMessages = (language: string): Promise<SearchMessages> => loadWords(language, english, others);

import english from '../../../i18n/en.json?messages=search';
import type { CompiledMessages } from '../../../i18n/format.js';
import { loadWords } from '../../../i18n/load.js';
import type { Messages } from '../../../i18n/messages.js';

export type SearchMessages = Messages['search'];

// One small file per language, so that a page only loads its own.
const others = import.meta.glob<CompiledMessages>(['../../../i18n/*.json', '!../../../i18n/en.json'], {
  query: '?messages=search',
  import: 'default',
  exhaustive: true,
});

/** Loads the search's messages in the language of the page. */
export function loadSearchMessages(): Promise<SearchMessages> {
  const own = document.querySelector<HTMLElement>('[data-search-messages]')?.dataset['searchMessages'];
  return loadWords(
    document.documentElement.lang,
    english,
    others,
    own === undefined ? undefined : (JSON.parse(own) as CompiledMessages),
  );
}

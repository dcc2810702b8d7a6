import { compiledIn } from './compiled.js';
import { readMessages } from './format.js';
import { tableOf } from './tables.js';
import type { Words } from './words.js';

const known = new Map<string, Words>();

/**
 * The interface in the language of a page; in English where it does not speak that.
 *
 * @param language tag (BCP 47): `pt-BR` is `pt`, `zh-TW` is `zh-Hant`.
 */
export function wordsOf(language: string): Words {
  const table = tableOf(language);
  const words = known.get(table) ?? readMessages<Words>(compiledIn(table), table);
  known.set(table, words);
  return words;
}

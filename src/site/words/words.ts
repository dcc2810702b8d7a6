import * as de from './de.js';
import * as en from './en.js';
import * as es from './es.js';
import * as fr from './fr.js';
import * as ja from './ja.js';
import * as pt from './pt.js';
import type { Words } from './types.js';
import * as zh from './zh.js';

export type { Words } from './types.js';

/** The interface in every language that it speaks, by primary language subtag. */
export const tables: Readonly<Record<string, Words>> = { de, en, es, fr, ja, pt, zh };

/**
 * The interface in the language of a page; in English where it does not speak that.
 *
 * @param language tag (BCP 47), of which only the language itself counts: `pt-BR` is `pt`.
 */
export function wordsOf(language: string): Words {
  return tables[primaryOf(language)] ?? en;
}

function primaryOf(language: string): string {
  return (language.split('-')[0] ?? '').toLowerCase();
}

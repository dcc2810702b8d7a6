import * as ar from './ar.js';
import * as de from './de.js';
import * as en from './en.js';
import * as es from './es.js';
import * as fr from './fr.js';
import * as he from './he.js';
import * as hi from './hi.js';
import * as id from './id.js';
import * as it from './it.js';
import * as ja from './ja.js';
import * as ko from './ko.js';
import { tableOf, type Language } from './languages.js';
import * as nl from './nl.js';
import * as pl from './pl.js';
import * as pt from './pt.js';
import * as ru from './ru.js';
import * as tr from './tr.js';
import type { Words } from './types.js';
import * as uk from './uk.js';
import * as vi from './vi.js';
import * as zhHant from './zh-Hant.js';
import * as zh from './zh.js';

export type { Words } from './types.js';

/** The interface in every language that it speaks. */
export const tables: Readonly<Record<Language, Words>> = {
  ar,
  de,
  en,
  es,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  vi,
  zh,
  'zh-Hant': zhHant,
};

/**
 * The interface in the language of a page; in English where it does not speak that.
 *
 * @param language tag (BCP 47): `pt-BR` is `pt`, `zh-TW` is `zh-Hant`.
 */
export function wordsOf(language: string): Words {
  return tables[tableOf(language)];
}

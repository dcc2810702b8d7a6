import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../shared/packageRoot.js';
import { nearestLanguage } from './nearest.js';

/** Messages (ICU MessageFormat) by key. */
export type MessageTable = Readonly<Record<string, string>>;

const folder = path.join(packageRoot, 'src/i18n');

/** The languages that the interface speaks: those with a file. */
export const languages: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))
  .sort();

/** The language of the interface for a language tag (BCP 47): the nearest that it speaks, else English. */
export function tableOf(tag: string): string {
  return nearestLanguage(tag, languages);
}

/** The messages of the interface in one of its languages, as they are written. */
export function messagesIn(language: string): MessageTable {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as MessageTable;
}

/** The messages in English: their keys, in order, are those of every language. */
export const english: MessageTable = messagesIn('en');

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../shared/packageRoot.js';
import { nearestLanguage } from './nearest.js';

/** Messages (ICU MessageFormat) by key. */
export type MessageTable = Readonly<Record<string, string>>;

const folder = path.join(packageRoot, 'src/i18n');

/** The languages of the interface: one for each file of messages. */
export const languages: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))
  .sort();

/** The interface's language for a language tag (BCP 47): the nearest translation, or English. */
export function tableOf(tag: string): string {
  return nearestLanguage(tag, languages);
}

/** The interface's messages in one of its languages, uncompiled. */
export function messagesIn(language: string): MessageTable {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as MessageTable;
}

/** The English messages. Every language has these keys, in this order. */
export const english: MessageTable = messagesIn('en');

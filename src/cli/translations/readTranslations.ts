import { openFolder, readOpenFolder } from '../../project/openFolder.js';
import { readTranslationRecord } from '../../project/translationRecord.js';
import { createPlan } from '../../site/plan.js';
import type { TranslationRecord } from '../../site/translations/record.js';
import { findTranslations, type Translation } from '../../site/translations/translations.js';
import { documentedFolder } from '../usage.js';

/** The translations of a folder, and what is recorded about them. */
export interface FolderTranslations {
  /** Absolute path of the folder. */
  folder: string;
  translations: readonly Translation[];
  record: TranslationRecord;
  /** Ids of all pages. */
  ids: ReadonlySet<string>;
}

/**
 * Compares the languages of a documentation folder. Runs no code of it.
 *
 * @throws with a message for the user.
 */
export async function readTranslations(dir: string): Promise<FolderTranslations> {
  const folder = await documentedFolder(dir);
  const { content, input } = await readOpenFolder(await openFolder(folder));
  const record = readTranslationRecord(folder);
  const translations = findTranslations(createPlan(input), record);
  return { folder, translations, record, ids: new Set(content.pages.map(({ id }) => id)) };
}

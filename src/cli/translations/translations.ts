import path from 'node:path';
import { amount } from '../../shared/amount.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { formatRecord, recordFile } from '../../site/translations/record.js';
import { acceptNamed } from './accept.js';
import { readTranslations } from './readTranslations.js';
import { formatTranslations, reportLanguages } from './report.js';

/**
 * Prints the state of all translations.
 *
 * @returns the exit code.
 */
export async function listTranslations(dir: string, { json }: { json: boolean }): Promise<number> {
  const languages = reportLanguages((await readTranslations(dir)).translations);
  process.stdout.write(json ? `${JSON.stringify({ languages }, null, 2)}\n` : formatTranslations(languages));
  return 0;
}

/**
 * Records that translations are up to date.
 *
 * @param name page, folder or language, as the user typed it.
 * @returns the exit code.
 */
export async function acceptTranslations(name: string, dir: string): Promise<number> {
  const read = await readTranslations(dir);
  const { accepted, pages } = acceptNamed(name, read);
  writeWhole(path.join(read.folder, recordFile), formatRecord(accepted));
  process.stdout.write(`Accepted ${amount(pages.length, 'translation')} in ${recordFile}.\n`);
  return 0;
}

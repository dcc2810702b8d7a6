import { loadConfig } from '../../config/find.js';
import { findContentRoot } from '../../config/paths.js';
import { ContentLoader } from '../../content/load.js';
import { withoutStack } from '../../project/report.js';
import { loadContent, readSiteInput } from '../../project/siteInput.js';
import { SpecificationReader } from '../../project/specifications.js';
import { readTranslationRecord } from '../../project/translationRecord.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
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
  const { config, source, diagnostics } = await loadConfig(folder);
  if (!config || !source) throw withoutStack(`docs.json cannot be read: ${diagnostics[0]?.message ?? ''}`);
  const root = await findContentRoot(folder);
  const loader = new ContentLoader({ project: folder, root, base: '', skip: [cacheFolder(folder)] });
  const content = await loadContent(loader, config);
  const specifications = new SpecificationReader(folder, root);
  const { input } = await readSiteInput({ config, source }, content, { specifications, base: '' });
  const record = readTranslationRecord(folder);
  const translations = findTranslations(createPlan(input), record);
  return { folder, translations, record, ids: new Set(content.pages.map(({ id }) => id)) };
}

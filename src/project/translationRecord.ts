import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import type { Page } from '../content/page.js';
import { textAt } from '../shared/textAt.js';
import { digestOfText, parseRecord, recordFile, type TranslationRecord } from '../site/translations/record.js';
import { remember } from '../shared/remember.js';

/** Reads which translations a folder's authors have accepted. Originals are read when their digests are requested. */
export function readTranslationRecord(folder: string): TranslationRecord {
  const file = path.join(folder, recordFile);
  const text = new Boundary(folder).hasFile(file) ? textAt(file) : undefined;
  const digests = new Map<Page, string>();
  return {
    accepted: parseRecord(text ?? ''),
    digestOf: (page) => remember(digests, page, () => digestOfText(textAt(path.join(folder, page.file)) ?? '')),
  };
}

import path from 'node:path';
import { readTranslationRecord } from '../../project/translationRecord.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { formatRecord, recordFile } from '../../site/translations/record.js';
import type { Moves } from './moves.js';

/** Gives accepted translations the new names of their pages. */
export function renameAccepted(folder: string, { ids }: Pick<Moves, 'ids'>): void {
  const { accepted } = readTranslationRecord(folder);
  if (![...accepted.keys()].some((id) => ids.has(id))) return;
  const renamed = new Map([...accepted].map(([id, states]) => [ids.get(id) ?? id, states]));
  writeWhole(path.join(folder, recordFile), formatRecord(renamed));
}

import path from 'node:path';
import { readTranslationRecord } from '../../project/translationRecord.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { digestOfText, formatRecord, recordFile } from '../../site/translations/record.js';
import type { Moves } from './moves.js';

/** A text in which a move corrects addresses. */
interface Change {
  before: string;
  text: string;
}

/** Gives accepted translations the new names of their pages, and keeps them up to date with originals in which only addresses change. */
export function renameAccepted(folder: string, { ids }: Pick<Moves, 'ids'>, changes: readonly Change[]): void {
  const { accepted } = readTranslationRecord(folder);
  const states = new Map(changes.map(({ before, text }) => [digestOfText(before), digestOfText(text)]));
  const renamed = Array.from(accepted, ([id, all]): [string, ReadonlySet<string>] => [
    ids.get(id) ?? id,
    new Set(Array.from(all, (state) => states.get(state) ?? state)),
  ]);
  const record = formatRecord(new Map(renamed));
  if (record !== formatRecord(accepted)) writeWhole(path.join(folder, recordFile), record);
}

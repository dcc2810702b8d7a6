import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ReferenceDocument } from '../../formats/format.js';
import { isOpenapi } from '../../formats/openapi/operation.js';
import { readDocumentsAt } from '../../project/openFolder.js';
import { breakingFaults } from './faults.js';

/**
 * Compares the specifications of a documentation folder with their state at a commit.
 *
 * @param ref branch, tag or commit.
 * @param specifications the current specifications.
 * @throws with a message for the user if there is no such state.
 */
export async function findBreaking(
  folder: string,
  ref: string,
  { specifications, isUntrusted }: { specifications: readonly ReferenceDocument[]; isUntrusted: boolean },
): Promise<Diagnostic[]> {
  const { documents, unread } = await readDocumentsAt(folder, ref, isUntrusted);
  const today = new Date().toISOString().slice(0, 10);
  const changes = breakingFaults(documents.filter(isOpenapi), specifications.filter(isOpenapi), today);
  return [...changes, ...unread.map((entry) => unknownState(entry, ref))];
}

const unknownState = (entry: string, ref: string): Diagnostic =>
  diagnostic('openapi/unknown-state', {
    message: `\`${entry}\` cannot be read at \`${ref}\`, so changes that break clients are not found.`,
    help: 'Compare with a commit at which it can be read.',
  });

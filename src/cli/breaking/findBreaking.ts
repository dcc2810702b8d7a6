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
  const before = await readDocumentsAt(folder, ref, isUntrusted);
  const today = new Date().toISOString().slice(0, 10);
  return breakingFaults(before.filter(isOpenapi), specifications.filter(isOpenapi), today);
}

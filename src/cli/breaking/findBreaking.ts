import { ContentLoader } from '../../content/load.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ReferenceDocument } from '../../formats/format.js';
import { isOpenapi } from '../../formats/openapi/operation.js';
import { readRevision } from '../../project/revision.js';
import { loadContent, readSiteInput } from '../../project/siteInput.js';
import { SpecificationReader } from '../../project/specifications.js';
import { openFolder } from '../diff/readFolders.js';
import { breakingFaults } from './faults.js';

/**
 * Compares the specifications of a documentation folder with their state at a commit.
 *
 * @param ref branch, tag or commit.
 * @param specifications in the state of the folder.
 * @throws with a message for the user if there is no such state.
 */
export async function findBreaking(
  folder: string,
  ref: string,
  { specifications, isUntrusted }: { specifications: readonly ReferenceDocument[]; isUntrusted: boolean },
): Promise<Diagnostic[]> {
  const revision = await readRevision(folder, ref);
  try {
    const before = await readDocumentsIn({ name: ref, folder: revision.folder }, isUntrusted);
    const today = new Date().toISOString().slice(0, 10);
    return breakingFaults(before.filter(isOpenapi), specifications.filter(isOpenapi), today);
  } finally {
    revision.remove();
  }
}

/** Reads the documents of a folder without compiling its pages. */
async function readDocumentsIn(
  named: { name: string; folder: string },
  isUntrusted: boolean,
): Promise<readonly ReferenceDocument[]> {
  const { folder, config, root, skip, files } = await openFolder(named, isUntrusted);
  const isOutline = (): boolean => true;
  const loader = new ContentLoader({ project: folder, root, base: '', skip, files, isUntrusted, isOutline });
  const content = loadContent(loader, config.config);
  const reader = new SpecificationReader(folder, root, isUntrusted);
  const { specifications } = await readSiteInput(config, content, { specifications: reader, base: '' });
  return specifications.documents;
}

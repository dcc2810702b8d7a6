import { loadConfig } from '../config/find.js';
import { findContentRoot } from '../config/paths.js';
import type { ObjectTree } from '../config/tree.js';
import type { ContentOptions } from '../content/contentOptions.js';
import { ContentLoader } from '../content/load.js';
import type { ReferenceDocuments } from '../formats/format.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { withoutStack } from './report.js';
import { readRevision } from './revision.js';
import { loadContent, readSiteInput, type UsableConfig } from './siteInput.js';
import { SpecificationReader } from './specifications.js';

/** A folder whose docs.json has been read. */
export interface OpenFolder extends UsableConfig, Pick<ContentOptions, 'root' | 'skip' | 'isUntrusted'> {
  /** Absolute path. */
  folder: string;
  /** docs.json as written. */
  written: ObjectTree;
}

/**
 * Reads docs.json in a folder.
 *
 * @param name the user's name for the folder, if there are several.
 * @throws with a message for the user.
 */
export async function openFolder(folder: string, isUntrusted = false, name?: string): Promise<OpenFolder> {
  const { config, source, written, diagnostics } = await loadConfig(folder, { isUntrusted });
  if (!config || !source || !written) {
    const file = name === undefined ? 'docs.json' : `docs.json of ${name}`;
    throw withoutStack(`${file} cannot be read: ${diagnostics[0]?.message ?? ''}`);
  }
  const root = await findContentRoot(folder, isUntrusted);
  return { folder, config, source, written, root, skip: [cacheFolder(folder)], isUntrusted };
}

/** Reads the pages and specifications of an open folder without running its code. */
export async function readOpenFolder(
  { folder, config, source, root, skip, isUntrusted }: OpenFolder,
  options: Pick<ContentOptions, 'files' | 'store' | 'isOutline'> = {},
) {
  const loader = new ContentLoader({ project: folder, root, base: '', skip, isUntrusted, ...options });
  const content = await loadContent(loader, config);
  const specifications = new SpecificationReader(folder, root, isUntrusted);
  return { ...(await readSiteInput({ config, source }, content, { specifications, base: '' })), content };
}

/**
 * Reads the specifications of a documentation folder at a commit, without compiling its pages.
 *
 * @param ref branch, tag or commit.
 * @throws with a message for the user if there is no such state.
 */
export async function readDocumentsAt(folder: string, ref: string, isUntrusted: boolean): Promise<ReferenceDocuments> {
  const revision = await readRevision(folder, ref);
  try {
    const opened = await openFolder(revision.folder, isUntrusted, ref);
    const { specifications } = await readOpenFolder(opened, { isOutline: () => true });
    return specifications;
  } finally {
    revision.remove();
  }
}

import path from 'node:path';
import { loadConfig } from '../config/find.js';
import { findContentRoot, listedPages } from '../config/paths.js';
import { digestOfFile } from '../content/compiledPage.js';
import { listContentFiles, type ContentFiles } from '../content/files.js';
import { ContentLoader } from '../content/load.js';
import type { ReferenceDocument } from '../formats/format.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { posixPath } from '../shared/posixPath.js';
import { withoutStack } from './report.js';
import { readRevision } from './revision.js';
import { loadContent, readSiteInput, type UsableConfig } from './siteInput.js';
import { SpecificationReader } from './specifications.js';

/** A folder with docs.json, and what the user calls it. */
export interface NamedFolder {
  name: string;
  folder: string;
}

/** A folder whose docs.json was read and whose files were listed. */
export interface OpenFolder extends NamedFolder {
  config: UsableConfig;
  root: string;
  skip: readonly string[];
  files: ContentFiles;
  /** Digests of the pages' files, by path relative to the folder. */
  digests: ReadonlyMap<string, string | undefined>;
}

/** Reads docs.json of a folder, and lists its files. @throws with a message for the user. */
export async function openFolder({ name, folder }: NamedFolder, isUntrusted: boolean): Promise<OpenFolder> {
  const { config, source, diagnostics } = await loadConfig(folder, { isUntrusted });
  if (!config || !source) throw withoutStack(`docs.json of ${name} cannot be read: ${diagnostics[0]?.message ?? ''}`);
  const root = await findContentRoot(folder, isUntrusted);
  const skip = [cacheFolder(folder)];
  const files = listContentFiles(root, new Set(listedPages(config.navigation)), skip, folder, isUntrusted);
  const pages = files.pages.map((page) => path.join(root, page));
  const digests = new Map(pages.map((file) => [posixPath(path.relative(folder, file)), digestOfFile(file)]));
  return { name, folder, config: { config, source }, root, skip, files, digests };
}

/**
 * Reads the specifications of a documentation folder as they are at a commit, without compiling its pages.
 *
 * @param ref branch, tag or commit.
 * @throws with a message for the user if there is no such state.
 */
export async function readDocumentsAt(
  folder: string,
  ref: string,
  isUntrusted: boolean,
): Promise<readonly ReferenceDocument[]> {
  const revision = await readRevision(folder, ref);
  try {
    const opened = await openFolder({ name: ref, folder: revision.folder }, isUntrusted);
    const { config, root, skip, files } = opened;
    const isOutline = (): boolean => true;
    const loader = new ContentLoader({ project: revision.folder, root, base: '', skip, files, isUntrusted, isOutline });
    const content = await loadContent(loader, config.config);
    const reader = new SpecificationReader(revision.folder, root, isUntrusted);
    const { specifications } = await readSiteInput(config, content, { specifications: reader, base: '' });
    return specifications.documents;
  } finally {
    revision.remove();
  }
}

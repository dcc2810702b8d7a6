import path from 'node:path';
import type { PublishedFiles } from '../content/published/publishedFiles.js';
import type { ReferenceDocument } from '../formats/format.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { digest } from '../shared/digest.js';
import { textAt } from '../shared/textAt.js';
import { writeWhole } from '../shared/wholeFile.js';
import { servedAt } from './specifications.js';

/**
 * Publishes what overlays leave of specifications at the addresses of their files. The files themselves have what overlays remove, and overlays
 * name it: neither is published.
 *
 * @param folder absolute path of the documentation folder.
 */
export function publishPatched(
  assets: PublishedFiles,
  documents: readonly ReferenceDocument[],
  folder: string,
): PublishedFiles {
  const published = new Map(assets);
  for (const { location, patched } of documents) {
    if (!patched) continue;
    for (const overlay of patched.overlays) published.delete(servedAt(overlay, folder, assets) ?? '');
    const address = servedAt(location, folder, assets);
    if (address === undefined) continue;
    const text = patched.text();
    const file = path.join(cacheFolder(folder), 'patched', `${digest(text)}${path.posix.extname(address)}`);
    if (textAt(file) !== text) writeWhole(file, text);
    published.set(address, file);
  }
  return published;
}

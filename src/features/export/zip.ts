import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Of kinds that are compressed already. */
const compressed = /\.(?:png|jpe?g|webp|avif|gif|woff2?|mp[34]|webm|zip|pdf)$/i;
/** The earliest time that the form knows, in every file: the same site is the same archive. */
const time = new Date(1980, 0, 1);
/** Files that an archive lists without the extension for large ones. */
const mostFiles = 65_535;

/**
 * Writes a folder as a zip archive: the same files become the same bytes.
 *
 * @param names paths of the files in the folder, with slashes.
 * @param top name of the folder in the archive.
 * @returns false where there are more files than an archive can list; then none is written.
 */
export function writeZip(folder: string, names: readonly string[], top: string, to: string): boolean {
  if (names.length > mostFiles) return false;
  const handle = openSync(to, 'w');
  try {
    const archive = new Zip((error, data) => {
      if (error) throw error;
      writeSync(handle, data);
    });
    for (const name of [...names].sort()) {
      const inside = `${top}/${name}`;
      const file = compressed.test(name) ? new ZipPassThrough(inside) : new ZipDeflate(inside, { level: 9 });
      file.mtime = time;
      archive.add(file);
      file.push(readFileSync(path.join(folder, name)), true);
    }
    archive.end();
    return true;
  } finally {
    closeSync(handle);
  }
}

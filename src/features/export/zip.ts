import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** File types that are already compressed. */
const compressed = /\.(?:png|jpe?g|webp|avif|gif|woff2?|mp[34]|webm|zip|pdf)$/i;
/** The earliest time that the format allows, used for every file, so that equal sites give equal archives. */
const time = new Date(1980, 0, 1);
/** Maximum number of files in an archive without the ZIP64 extension. */
const mostFiles = 65_535;

/**
 * Writes a folder as a zip archive; equal files give equal bytes.
 *
 * @param names paths of the files in the folder, with slashes.
 * @param top name of the folder in the archive.
 * @returns false if there are too many files for an archive; then none is written.
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

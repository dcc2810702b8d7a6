import path from 'node:path';
import { unwritable } from '../content/pathFaults.js';

/**
 * The file in a folder for a root-relative address. Nothing may ever be written outside of the folder; authors get a diagnostic about such an address
 * before it reaches this function.
 *
 * @throws for an address that may not be written.
 */
export function fileForAddress(folder: string, url: string): string {
  const file = path.join(folder, url);
  const fault = unwritable(url);
  if (fault !== undefined) throw new Error(`${url} ${fault}.`);
  // A build asks for every file of the site, so this compares texts.
  const inside = path.join(folder, path.sep);
  if (file === inside || !file.startsWith(inside)) throw new Error(`${url} leads out of the folder of the site.`);
  return file;
}

import path from 'node:path';
import { isInside } from './paths.js';

/**
 * The file in a folder that answers a root-relative address. Whatever the address is made from, nothing is written outside of the folder.
 *
 * @throws for an address that leads out of the folder.
 */
export function targetIn(folder: string, url: string): string {
  const file = path.join(folder, url);
  if (path.relative(folder, file) === '' || !isInside(file, folder))
    throw new Error(`${url} leads out of the folder of the site.`);
  return file;
}

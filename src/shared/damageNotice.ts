import path from 'node:path';

/** Says, in one line, that a part of the cache is not what a build has put there. */
export function sayDamaged(file: string): void {
  process.stderr.write(`.trellis/${path.basename(file)} is damaged; it is discarded and created again.\n`);
}

import path from 'node:path';

/** Prints one line that says that a part of the cache is damaged. */
export function sayDamaged(file: string): void {
  process.stderr.write(`.trellis/${path.basename(file)} is damaged; it is discarded and created again.\n`);
}

import { readFileSync } from 'node:fs';
import { readWhenChanged } from '../shared/stampOf.js';
import { digest } from '../shared/digest.js';

/** Changes with the contents of a file, which is read again after it changes; undefined if it cannot be read. */
export const imprintOf = readWhenChanged((file): string | undefined => {
  try {
    return digest(readFileSync(file, 'base64'));
  } catch {
    return undefined;
  }
});

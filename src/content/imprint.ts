import { readFileSync } from 'node:fs';
import { stampOf } from '../shared/stampOf.js';
import { digest } from './digest.js';

const known = new Map<string, { stamp: string; imprint: string | undefined }>();

/** Changes with the content of a file, which is read again when it has changed; undefined for a file that cannot be read. */
export function imprintOf(file: string): string | undefined {
  const stamp = stampOf(file);
  const last = known.get(file);
  if (last?.stamp === stamp) return last.imprint;
  const imprint = read(file);
  known.set(file, { stamp, imprint });
  return imprint;
}

function read(file: string): string | undefined {
  try {
    return digest(readFileSync(file, 'base64'));
  } catch {
    return undefined;
  }
}

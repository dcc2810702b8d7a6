import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const refusals = new Set(['EACCES', 'EPERM', 'EROFS']);

/** True if a file or folder can be written, or can be created. */
export function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (refusals.has(code)) return false;
    const above = path.dirname(file);
    return above === file || code !== 'ENOENT' || isWritable(above);
  }
}

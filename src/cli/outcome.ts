import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Exit code of a command that was called wrongly. */
export const wrongUsage = 2;

/** 1 when anything is worse than allowed: errors, with `strict` warnings too. Notes always are. */
export function exitCode(diagnostics: readonly Diagnostic[], strict: boolean): number {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning')) ? 1 : 0;
}

/**
 * The absolute path of a folder named on the command line.
 *
 * @returns undefined, after saying so, when there is no such folder.
 */
export function existingFolder(dir: string): string | undefined {
  const folder = path.resolve(dir);
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  process.stderr.write(`There is no folder ${dir}.\n`);
  return undefined;
}

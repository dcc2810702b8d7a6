import path from 'node:path';
import { missingConfig } from '../config/find.js';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { kindAt } from '../shared/kindAt.js';

/** Exit code of a command that was called wrongly, with an unknown option or for a folder without documentation, for example. */
export const wrongUsage = 2;

/** A mistake in how a command was called. Its message is all that the user needs to see. */
export class UsageError extends Error {}

/** Exit code for diagnostics: 2 if there is nothing to judge, 1 on errors and, with `strict`, on warnings; else 0. */
export function exitCode(diagnostics: readonly Diagnostic[], strict: boolean): number {
  if (diagnostics.some(({ code }) => code === 'config/missing')) return wrongUsage;
  return diagnostics.some((each) => isError(each) || (strict && each.severity === 'warning')) ? 1 : 0;
}

/**
 * The absolute path of a folder named on the command line.
 *
 * @throws UsageError if there is no such folder.
 */
export function existingFolder(dir: string): string {
  const folder = path.resolve(dir);
  const kind = kindAt(folder);
  if (kind === 'folder') return folder;
  throw new UsageError(
    kind === undefined ? `There is no folder ${dir}.` : `${dir} is a file. Name the folder that contains docs.json.`,
  );
}

/**
 * The absolute path of a folder with a docs.json, named on the command line.
 *
 * @throws UsageError if there is no such folder or it has no docs.json.
 */
export async function documentedFolder(dir: string): Promise<string> {
  const folder = existingFolder(dir);
  const missing = await missingConfig(folder);
  if (missing) throw new UsageError([missing.message, missing.help].join(' '));
  return folder;
}

import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printReport } from '../project/report.js';
import { loadConfig, missingConfig } from '../config/find.js';
import { printable } from '../diagnostics/printableText.js';
import { laidOut } from './migrate/layout.js';
import { toToday } from './migrate/today/today.js';
import { fromOther } from './migrate/others/sources.js';
import type { OtherGenerator } from './migrate/others/generators.js';
import type { Lost } from './migrate/written.js';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';
import { posixPath } from '../shared/posixPath.js';
import { openOther } from './otherFolder.js';
import { existingFolder, UsageError } from './usage.js';
import { shellWord } from './shellWord.js';

export interface MigrateOptions {
  /** Generator to migrate from; detected from the folder if left out. */
  from?: OtherGenerator | undefined;
  /** Replace an existing file. */
  force: boolean;
}

const target = 'docs.json';

/**
 * Writes today's `docs.json` from the classic form or from another generator's sidebar.
 *
 * @returns the exit code: 1 if the configuration cannot be read, which has been reported.
 * @throws UsageError if there is nothing to migrate, or a file would be replaced.
 */
export async function migrate(dir: string, options: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (options.from !== undefined || (await missingConfig(folder))) return migrateOther(dir, options);
  const { config, schema, source, written, diagnostics } = await loadConfig(folder);
  printReport(folder, diagnostics);
  if (!config || !written || !source) return 1;
  if (schema === 'today')
    throw new UsageError(`There is nothing to migrate in ${dir}: ${source.file} is in today's form already.`);
  refuseToReplace(folder, target, options.force);
  const { docs, lost } = toToday({ source }, config, written);
  writeFileSync(path.join(folder, target), laidOut(docs, source.text));
  process.stdout.write(
    [
      `Wrote ${target} in today's form, from ${source.file}.`,
      ...listOf(lost),
      ...(source.file === target ? [] : [`${target} is used from now on.`]),
      '',
    ].join('\n'),
  );
  return 0;
}

/** Converts another generator's sidebar to a docs.json beside its pages. */
async function migrateOther(dir: string, { from, force }: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  const found = fromOther(await openOther(folder), from);
  if (!found) {
    const looked = from === undefined ? 'docs.json, no mint.json and no known sidebar' : `sidebar of ${from}`;
    throw new UsageError(`There is nothing to migrate in ${dir}: it has no ${looked}.`);
  }
  const { label, file, moved } = found;
  const pages = path.join(folder, moved.folder);
  if (kindAt(pages) !== 'folder' || !isInside(realpathSync(pages), realpathSync(folder)))
    throw new UsageError(`There is nothing to migrate in ${dir}: it has no folder ${moved.folder}.`);
  const written = path.posix.join(moved.folder, target);
  refuseToReplace(folder, written, force);
  writeFileSync(path.join(pages, target), laidOut(moved.docs));
  const place = posixPath(path.join(dir, moved.folder));
  process.stdout.write(
    [
      `Wrote ${written} from ${file}, of ${label}.`,
      ...listOf(moved.lost),
      `Next: trellis-docs check ${shellWord(place)}`,
      '',
    ].join('\n'),
  );
  return 0;
}

function refuseToReplace(folder: string, file: string, force: boolean): void {
  if (existsSync(path.join(folder, file)) && !force)
    throw new UsageError(`${file} exists already. Give --force to replace it.`);
}

/** Lists the settings that were not carried over, each with its position and the reason. */
function listOf(lost: readonly Lost[]): string[] {
  if (lost.length === 0) return [];
  const lines = lost.map(({ what, why, file, line }) => {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    return printable(`  ${place === '' ? '' : `${place} `}${what}: ${why}`);
  });
  return ['Not carried over unchanged:', ...new Set(lines)];
}

import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printReport } from '../astro/report.js';
import type { SchemaName } from '../config/config.js';
import { loadConfig, missingConfig } from '../config/find.js';
import { printable } from '../diagnostics/printableText.js';
import { toClassic } from '../migrate/classic/classic.js';
import { laidOut } from '../migrate/layout.js';
import { toToday } from '../migrate/today/today.js';
import { fromOther } from '../migrate/others/sources.js';
import type { MigrationTarget, OtherGenerator } from '../migrate/targets.js';
import type { Lost } from '../migrate/written.js';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';
import { posixPath } from '../shared/posixPath.js';
import { openOther } from './otherFolder.js';
import { existingFolder, UsageError } from './usage.js';
import { shellWord } from './shellWord.js';

export interface MigrateOptions {
  /** Form of the written configuration. */
  to: MigrationTarget;
  /** Generator whose configuration is read; by default the one that is found in the folder. */
  from?: OtherGenerator | undefined;
  /** Replace a file that is there. */
  force: boolean;
}

const forms: Readonly<Record<MigrationTarget, { schema: SchemaName; name: string }>> = {
  'docs.json': { schema: 'current', name: "today's form" },
  'mint.json': { schema: 'classic', name: 'the classic form' },
};

/**
 * Writes the configuration of a folder in the other form.
 *
 * @returns the exit code: 1 where the configuration cannot be read, which has been said.
 * @throws UsageError when there is nothing to migrate, or something would be replaced.
 */
export async function migrate(dir: string, { to, from, force }: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (from !== undefined || (await missingConfig(folder))) return migrateOther(dir, { to, from, force });
  const { config, schema, source, written, diagnostics } = await loadConfig(folder);
  printReport(folder, diagnostics);
  if (!config || !written || !source) return 1;
  const { schema: wanted, name } = forms[to];
  if (schema === wanted) throw new UsageError(nothingToDo(dir, source.file, to));
  refuseToReplace(folder, to, force);
  const { docs, lost } = (wanted === 'current' ? toToday : toClassic)({ source }, config, written);
  writeFileSync(path.join(folder, to), laidOut(docs, source.text));
  const isRead = to === 'docs.json' || !existsSync(path.join(folder, 'docs.json'));
  process.stdout.write(
    [
      `Wrote ${to} in ${name}, from ${source.file}.`,
      ...listOf(lost),
      ...(source.file === to
        ? []
        : [`${isRead ? `${to} is used from now on` : `${to} is used only without docs.json`}.`]),
      '',
    ].join('\n'),
  );
  return 0;
}

/** Writes the sidebar of another generator as docs.json, beside its pages. */
async function migrateOther(dir: string, { to, from, force }: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (to !== 'docs.json') throw new UsageError(`There is nothing to migrate in ${dir}: it has no docs.json.`);
  const found = fromOther(await openOther(folder), from);
  if (!found) {
    const looked = from === undefined ? 'docs.json, no mint.json and no known sidebar' : `sidebar of ${from}`;
    throw new UsageError(`There is nothing to migrate in ${dir}: it has no ${looked}.`);
  }
  const { label, file, moved } = found;
  const target = path.join(folder, moved.folder);
  if (kindAt(target) !== 'folder' || !isInside(realpathSync(target), realpathSync(folder)))
    throw new UsageError(`There is nothing to migrate in ${dir}: it has no folder ${moved.folder}.`);
  const written = path.posix.join(moved.folder, to);
  refuseToReplace(folder, written, force);
  writeFileSync(path.join(target, to), laidOut(moved.docs));
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

function nothingToDo(dir: string, file: string, to: MigrationTarget): string {
  const back = to === 'docs.json' ? ' Give --to mint.json for the classic form.' : '';
  return `There is nothing to migrate in ${dir}: ${file} is in ${forms[to].name} already.${back}`;
}

function refuseToReplace(folder: string, to: string, force: boolean): void {
  if (existsSync(path.join(folder, to)) && !force)
    throw new UsageError(`${to} exists already. Give --force to replace it.`);
}

/** List of settings that were not carried over, each with its place and the reason. */
function listOf(lost: readonly Lost[]): string[] {
  if (lost.length === 0) return [];
  const lines = lost.map(({ what, why, file, line }) => {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    return printable(`  ${place === '' ? '' : `${place} `}${what}: ${why}`);
  });
  return ['Not carried over unchanged:', ...new Set(lines)];
}

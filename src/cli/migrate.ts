import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printReport } from '../astro/report.js';
import type { SchemaName } from '../config/config.js';
import { loadConfig } from '../config/find.js';
import { printable } from '../diagnostics/printableText.js';
import { toClassic } from '../migrate/classic/classic.js';
import { laidOut } from '../migrate/layout.js';
import { toToday } from '../migrate/today/today.js';
import type { MigrationTarget } from '../migrate/targets.js';
import type { Lost } from '../migrate/written.js';
import { existingFolder, UsageError } from './outcome.js';

export interface MigrateOptions {
  /** What is written. */
  to: MigrationTarget;
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
export async function migrate(dir: string, { to, force }: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  const { config, schema, source, written, diagnostics } = await loadConfig(folder);
  if (!source) throw new UsageError(`There is nothing to migrate in ${dir}: it has no docs.json and no mint.json.`);
  printReport(folder, diagnostics);
  if (!config || !written) return 1;
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
        : [`${isRead ? `${to} counts from now on` : `${to} counts without docs.json only`}.`]),
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
    throw new UsageError(`${to} is there already. Give --force to replace it.`);
}

/** What was not carried over, each with its place and the reason. */
function listOf(lost: readonly Lost[]): string[] {
  if (lost.length === 0) return [];
  const lines = lost.map(({ what, why, file, line }) => {
    const place = [file, line].filter((part) => part !== undefined).join(':');
    return printable(`  ${place === '' ? '' : `${place} `}${what}: ${why}`);
  });
  return ['Not carried over as it is:', ...new Set(lines)];
}

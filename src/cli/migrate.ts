import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { printReport } from '../project/report.js';
import { loadConfig, missingConfig } from '../config/find.js';
import { suggestConfig } from '../config/firstConfig.js';
import { printable } from '../diagnostics/printableText.js';
import { laidOut } from '../migrate/layout.js';
import { toToday } from '../migrate/today/today.js';
import { fromOther } from '../migrate/others/sources.js';
import type { OtherGenerator } from '../migrate/others/generators.js';
import { writeSite } from '../migrate/others/write.js';
import type { Lost } from '../migrate/written.js';
import { amount } from '../shared/amount.js';
import { posixPath } from '../shared/posixPath.js';
import { openOther, placesIn, repositoryAround } from '../migrate/otherFolder.js';
import { existingFolder, UsageError } from './usage.js';
import { shellWord } from './shellWord.js';

export interface MigrateOptions {
  /** Generator to migrate from; detected from the folder if left out. */
  from?: OtherGenerator | undefined;
  /** Folder for the site of another generator. */
  out?: string | undefined;
  /** Replace existing files. */
  force: boolean;
}

const target = 'docs.json';
const defaultOutput = 'trellis-docs';
const labels = 'Docusaurus, Starlight, VitePress or MkDocs';

/**
 * Writes today's `docs.json` from the classic form or a whole documentation folder from another generator's site.
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

/** Writes another generator's site as a documentation folder of its own. */
async function migrateOther(dir: string, { from, out, force }: MigrateOptions): Promise<number> {
  const folder = existingFolder(dir);
  const output = path.resolve(out ?? defaultOutput);
  const root = repositoryAround(folder);
  const other = openOther(root, output);
  const foreign = fromOther(other, placesIn(folder, root), from);
  if (!foreign) {
    const looked =
      from === undefined ? `docs.json, no mint.json and no configuration of ${labels}` : `configuration of ${from}`;
    const advice = from === undefined ? suggestConfig(readdirSync(folder)) : undefined;
    throw new UsageError(
      [`There is nothing to migrate in ${dir}: it has no ${looked}.`, ...(advice ? [advice] : [])].join(' '),
    );
  }
  const { label, file, site } = foreign;
  const place = posixPath(path.relative(process.cwd(), output)) || '.';
  if (existsSync(output) && readdirSync(output).length > 0 && !force)
    throw new UsageError(
      `${place} exists already. Name another folder with --out, or give --force to replace its files.`,
    );
  const { docs, texts, copies, pages, lost } = writeSite(other, site);
  if (pages === 0) throw new UsageError(`There is nothing to migrate in ${dir}: ${file} names no folder with pages.`);
  const write = (name: string): string => {
    // Addresses come from the old site and must not lead out of the folder.
    const destination = path.join(output, posix.join('/', name));
    mkdirSync(path.dirname(destination), { recursive: true });
    return destination;
  };
  writeFileSync(write(target), laidOut(docs));
  for (const [name, text] of texts) writeFileSync(write(name), text);
  for (const [name, source] of copies) copyFileSync(path.join(root, source), write(name));
  process.stdout.write(
    [
      `Wrote ${amount(pages, 'page')} of ${label} into ${place}, from ${posixPath(path.relative(process.cwd(), path.join(root, file)))}.`,
      ...listOf(lost),
      `Check it: npx trellis-docs check ${shellWord(place)}`,
      `See it: npx trellis-docs dev ${shellWord(place)}`,
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

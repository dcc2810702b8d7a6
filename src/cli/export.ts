import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from '../build/buildOptions.js';
import { buildSite } from '../build/buildSite.js';
import { realPlace } from '../build/outputPlace.js';
import { isColored } from '../project/report.js';
import { move } from '../build/sitePlacement.js';
import { isExport } from '../content/siteMark.js';
import { exportSite } from '../features/export/exportSite.js';
import { writeZip } from '../features/export/zip.js';
import { stagingOf } from '../project/runs.js';
import { Progress } from './progress.js';
import { exportSummary } from './summary.js';
import { documentedFolder, exitCode, UsageError } from './usage.js';

export interface ExportOptions extends Pick<BuildOptions, 'site' | 'strict' | 'untrusted' | 'verbose'> {
  out?: string;
}

/**
 * Builds a documentation folder as a site that opens without a server, both as a folder and as an archive.
 *
 * @returns the exit code.
 */
export async function exportFolder(dir: string, { out, ...options }: ExportOptions): Promise<number> {
  const folder = await documentedFolder(dir);
  const started = performance.now();
  const output = path.resolve(out ?? path.join(folder, 'dist-offline'));
  const archive = `${realPlace(output)}.zip`;
  if (existsSync(archive) && !(statSync(archive).isFile() && isExport(output)))
    throw new UsageError(
      `${archive} is in the way: an export writes its archive there. Name another place with --out.`,
    );
  const progress = new Progress();
  const end = progress.giveWay();
  let hasArchive = false;
  const built = await buildSite(
    { ...options, folder, output, base: '/', ogImages: false, kind: 'export' },
    {
      begin: (phase) => progress.begin(phase),
      at: (done, total) => progress.at(done, total),
      change: async (run) => {
        progress.begin('Writing the export');
        const local = path.join(run, 'offline');
        const { files, leftModules } = await exportSite(stagingOf(run), local);
        for (const module of leftModules)
          process.stderr.write(
            `${module} is not loaded from a folder: it awaits at its top level, or is no JavaScript.\n`,
          );
        hasArchive = writeZip(local, files, path.basename(output), path.join(run, 'offline.zip'));
        rmSync(stagingOf(run), { recursive: true });
        renameSync(local, stagingOf(run));
      },
      placed: (run) => {
        if (hasArchive) move(path.join(run, 'offline.zip'), archive);
        else rmSync(archive, { force: true });
      },
    },
  ).finally(end);
  if (!('output' in built)) return exitCode(built.diagnostics, options.strict);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    exportSummary(built, {
      archive: hasArchive ? archive : undefined,
      seconds,
      isColored: isColored(process.stdout),
    }),
  );
  return 0;
}

import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { realPlace } from '../build/outputPlace.js';
import { isColored } from '../project/report.js';
import { stagingOf } from '../project/runs.js';
import { move } from '../build/sitePlacement.js';
import { isExport } from '../content/siteMark.js';
import { exportSite } from '../features/export/exportSite.js';
import { writeZip } from '../features/export/zip.js';
import { makeSite } from './siteMaking.js';
import type { RenderOptions } from './siteRendering.js';
import { exportSummary } from './summary.js';
import { documentedFolder, UsageError } from './usage.js';

export interface ExportOptions extends Pick<RenderOptions, 'site' | 'strict' | 'untrusted'> {
  out?: string;
  /** Print notes too. */
  verbose: boolean;
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
  let hasArchive = false;
  const made = await makeSite(
    { ...options, folder, output, base: '/', ogImages: false, kind: 'export' },
    {
      change: async (run, progress) => {
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
  );
  if (typeof made === 'number') return made;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    exportSummary(made.rendered, {
      archive: hasArchive ? archive : undefined,
      seconds,
      diagnostics: made.diagnostics,
      isColored: isColored(process.stdout),
    }),
  );
  return 0;
}

import type { VersionFamily } from '../features/versions/versionSite.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { HostName } from '../features/feeds/hosts/hosts.js';
import { tellLeftOut } from '../project/gitVersions.js';
import { printReport } from '../project/report.js';
import { cacheTaken, isWhole, stagingOf, staysWhole } from '../project/runs.js';
import { Session } from '../project/session.js';
import { cacheFolder, clearCache } from '../shared/cacheFolder.js';
import { beginBuild } from './buildRun.js';
import { checkOutput, realPlace, type OutputKind } from './outputPlace.js';
import { Outputs } from './outputs/outputs.js';
import { placeSite } from './sitePlacement.js';
import { readRecord, writeRecord } from './siteRecord.js';
import { SlowestPages, type SlowPage } from './slowestPages.js';
import { stageSite } from './stageSite.js';
import { Staging } from './staging.js';
import { makeOlderVersions } from './versions/olderVersions.js';

/** What to build, and where to. */
export interface BuildOptions {
  /** Absolute path of the documentation folder. */
  folder: string;
  /** Absolute path of the output folder. */
  output: string;
  base: string;
  site?: string | undefined;
  /** Generate share images, unless docs.json says otherwise. */
  ogImages: boolean;
  /** Warnings stop the build, too. */
  strict: boolean;
  /** Host that gets its own files too. */
  target?: HostName | undefined;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
  /** Print notes too. */
  verbose: boolean;
  kind: OutputKind;
}

/** Follows a build, and takes part in it. */
export interface BuildSteps {
  /** A phase begins, such as `Rendering pages`. */
  begin(phase: string): void;
  /** A part of the phase is done. */
  at(done: number, total: number): void;
  /** Changes the complete site before it is put in place. */
  change?(run: string): Promise<void>;
  /** The site is in place. */
  placed?(run: string): void;
}

/** A site that is in place. */
export interface BuiltSite {
  /** Absolute path of its folder. */
  output: string;
  /** Number of pages. */
  pages: number;
  /** Bytes of each file, as it was rendered. */
  sizes: readonly number[];
  diagnostics: readonly Diagnostic[];
  /** The pages that took longest to render, slowest first. */
  slowest: readonly SlowPage[];
}

/** A build that left the previous output in place. What was wrong has been printed. */
export interface FailedBuild {
  diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site and puts it in place. Only files that have changed since the last build are written.
 *
 * @throws OutputRefusal if the output folder must not be replaced; an error without stack if the cache was deleted meanwhile.
 */
export async function buildSite(options: BuildOptions, steps: BuildSteps): Promise<BuiltSite | FailedBuild> {
  const { folder, output, untrusted } = options;
  await checkPlace(options);
  if (untrusted) clearCache(folder);
  const run = await beginBuild(folder, output);
  try {
    return await buildInRun(options, steps, run.folder);
  } catch (error) {
    if (!(await staysWhole(run.folder))) throw cacheTaken(folder);
    throw error;
  } finally {
    run.end();
  }
}

async function buildInRun(options: BuildOptions, steps: BuildSteps, run: string): Promise<BuiltSite | FailedBuild> {
  const { folder, output, base, site: url, ogImages, strict, target, untrusted, verbose, kind } = options;
  steps.begin('Reading the folder');
  const slowest = new SlowestPages();
  let rendered = 0;
  const place = realPlace(output);
  const versions: VersionFamily = { sites: [], notice: false, canonical: false };
  const session = await Session.open(folder, {
    base: base.replace(/\/$/, ''),
    isDev: false,
    url,
    paintsImages: ogImages,
    isUntrusted: untrusted,
    keepsFaults: true,
    tookTime: ({ path }, milliseconds) => {
      if (rendered === 0) steps.begin('Rendering pages');
      rendered += 1;
      steps.at(rendered, session.state.site.routes.size);
      slowest.add({ path, milliseconds });
    },
    skip: [output, place, cacheFolder(folder)],
    versions,
  });
  // A build that stops before rendering reports no errors thrown by pages, whereas `check` does.
  if (strict) await session.survey();
  if (!session.state.isUsable || (strict && !isClean(session.diagnostics))) {
    printReport(folder, session.diagnostics);
    return { diagnostics: session.diagnostics };
  }

  // An export is changed as a whole.
  const last = kind === 'site' ? { folder: place, record: readRecord(folder, place) } : undefined;
  const staging = new Staging(stagingOf(run), last);
  const { gitVersions } = session.state;
  if (gitVersions.length > 0) steps.begin('Making older versions');
  if (kind === 'export') tellLeftOut(gitVersions);
  const older = kind === 'site' ? await makeOlderVersions(session, versions, { paintsImages: ogImages, run }) : [];
  const summaries = older.map(({ summary }) => summary);
  const outputs = new Outputs(session, session.state.site.url, run, target, summaries);
  for (const version of older) await staging.add(version.files());
  await stageSite(session, outputs, staging, { begin: (phase) => steps.begin(phase) });
  const diagnostics = arrange(session.diagnostics);
  printReport(folder, diagnostics, verbose);
  if (strict && !isClean(diagnostics)) return { diagnostics };

  await steps.change?.(run);
  // A build takes a while, so the output folder may have changed since it was checked.
  await checkPlace(options);
  if (!isWhole(run)) throw cacheTaken(folder);
  placeSite(run, place, kind === 'site' ? staging.files : undefined);
  if (kind === 'site') writeRecord(folder, place, staging.record);
  steps.placed?.(run);
  const sizes = Array.from(staging.record.values(), ({ size }) => size);
  return { output, pages: session.state.site.routes.size, sizes, diagnostics, slowest: slowest.list };
}

const isClean = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => severity === 'note');

const checkPlace = async ({ folder, output, kind }: BuildOptions): Promise<void> =>
  checkOutput({ output, folder, contentFolder: await findContentRoot(folder), kind });

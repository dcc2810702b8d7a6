import type { VersionFamily } from '../features/versions/versionSite.js';
import { findContentRoot } from '../config/paths.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import { tellLeftOut } from '../project/gitVersions.js';
import { printReport } from '../project/report.js';
import { cacheTaken, isWhole, stagingOf } from '../project/runs.js';
import { clearCache } from '../shared/cacheFolder.js';
import type { BuildOptions, BuildSteps } from './buildOptions.js';
import { buildInRun } from './buildRun.js';
import { checkOutput, realPlace } from './outputPlace.js';
import { openSession, type PageTime } from './openSession.js';
import { Outputs } from './outputs/outputs.js';
import { placeSite } from './sitePlacement.js';
import { readRecord, writeRecord } from './siteRecord.js';
import { stageSite } from './stageSite.js';
import { Staging } from './staging.js';
import { addOlderVersions } from './versions/olderVersions.js';

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
  slowest: readonly PageTime[];
}

/** Number of pages in the list of the slowest. */
const mostSlow = 10;

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
  return buildInRun(folder, output, async (run) => makeSite(options, steps, run));
}

async function makeSite(options: BuildOptions, steps: BuildSteps, run: string): Promise<BuiltSite | FailedBuild> {
  const { folder, output, ogImages, strict, target, verbose, kind, shards } = options;
  shards?.fillCache(folder);
  const times: PageTime[] = [];
  const place = realPlace(output);
  const versions: VersionFamily = { sites: [], notice: false, canonical: false };
  const session = await openSession(options, steps, { versions, tookTime: (page) => times.push(page) });
  // A build that stops before rendering reports no errors thrown by pages, whereas `check` does.
  if (strict) await session.survey();
  if (!session.state.isUsable || (strict && !isClean(session.diagnostics))) {
    printReport(folder, session.diagnostics);
    return { diagnostics: session.diagnostics };
  }

  // An export is changed as a whole.
  const last = kind === 'site' ? { folder: place, record: readRecord(folder, place) } : undefined;
  const staging = new Staging(stagingOf(run), last, shards);
  const { gitVersions } = session.state;
  if (gitVersions.length > 0) steps.begin('Making older versions');
  if (kind === 'export') tellLeftOut(gitVersions);
  const family = { family: versions, paintsImages: ogImages, run };
  const older = kind === 'site' ? await addOlderVersions(session, staging, family) : [];
  const outputs = new Outputs(session, session.state.site.url, run, target, older);
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
  const slowest = times.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, mostSlow);
  return { output, pages: session.state.site.routes.size, sizes, diagnostics, slowest };
}

const isClean = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => severity === 'note');

/** @throws OutputRefusal if the output folder must not be replaced. */
export const checkPlace = async ({
  folder,
  output,
  kind,
}: Pick<BuildOptions, 'folder' | 'output' | 'kind'>): Promise<void> =>
  checkOutput({ output, folder, contentFolder: await findContentRoot(folder), kind });

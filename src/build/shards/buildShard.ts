import { isError, type Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Listing } from '../../features/siteFile.js';
import { printReport, withoutStack } from '../../project/report.js';
import { stagingOf } from '../../project/runs.js';
import type { Session } from '../../project/session.js';
import { markdownPath } from '../../render/markdownPath.js';
import type { Route } from '../../site/site.js';
import { buildInRun } from '../buildRun.js';
import type { BuildOptions, BuildSteps } from '../buildOptions.js';
import { checkPlace, type FailedBuild } from '../buildSite.js';
import { loadFrame } from '../frames.js';
import { openSession } from '../openSession.js';
import { realPlace } from '../outputPlace.js';
import { Outputs } from '../outputs/outputs.js';
import { indexFile, listPages } from '../siteFiles.js';
import { placeSite } from '../sitePlacement.js';
import { Staging } from '../staging.js';
import { holds, isElsewhere, type Shard } from './shard.js';
import { completeShard, filesFolder } from './shardFolder.js';

/** A shard that is in place. */
export interface BuiltShard {
  /** Absolute path of its folder. */
  output: string;
  /** Number of pages of the shard, and of the whole site. */
  pages: number;
  allPages: number;
}

type ShardOptions = Omit<BuildOptions, 'kind' | 'strict' | 'shards' | 'verbose' | 'untrusted' | 'target'>;

/**
 * Builds the pages of one shard, with the cache that a merge needs. Faults of pages are reported when the shards are merged, because only
 * then all pages are known.
 *
 * @throws OutputRefusal if the output folder must not be replaced; an error without stack if the site cannot be built in shards.
 */
export async function buildShard(
  options: ShardOptions,
  shard: Shard,
  steps: BuildSteps,
): Promise<BuiltShard | FailedBuild> {
  const { folder, output } = options;
  await checkPlace({ folder, output, kind: 'shard' });
  return buildInRun(folder, output, async (run) => {
    const session = await openSession({ ...options, untrusted: false }, steps, {
      versions: { sites: [], notice: false, canonical: false },
      isOutline: isElsewhere(shard),
      isRendered: (address) => holds(shard, address),
    });
    const { isUsable, gitVersions, site } = session.state;
    if (!isUsable) return reportErrors(folder, session.diagnostics);
    if (gitVersions.length > 0)
      throw withoutStack(
        'A site with versions from git cannot be made in shards: its pages link to those of all versions.',
      );
    const staging = new Staging(filesFolder(stagingOf(run), shard));
    const own = [...site.routes.values()].filter(({ path }) => holds(shard, path));
    await stageShard(session, new Outputs(session, site.url, run), staging, shard, own, steps);
    completeShard(stagingOf(run), shard, staging.record, folder);
    placeSite(run, realPlace(output));
    return { output, pages: own.length, allPages: site.routes.size };
  });
}

function reportErrors(folder: string, diagnostics: readonly Diagnostic[]): FailedBuild {
  const errors = diagnostics.filter(isError);
  printReport(folder, errors);
  return { diagnostics: errors };
}

/** @param routes the pages of the shard. */
async function stageShard(
  session: Session,
  outputs: Outputs,
  staging: Staging,
  shard: Shard,
  routes: readonly Route[],
  steps: BuildSteps,
): Promise<void> {
  steps.begin('Preparing texts');
  const texts = new Set(routes.map(({ path }) => markdownPath(path)));
  await staging.add(choose(outputs.files(), (address) => texts.has(address)));
  outputs.save();
  const frame = await loadFrame(session);
  await session.prepare();
  const pages = new Set(routes.map(({ path }) => indexFile(path)));
  const isShared = (address: string): boolean => address.startsWith('/_trellis/') && holds(shard, address);
  await staging.add(choose(listPages(session, frame), (address) => pages.has(address) || isShared(address)));
  // A share image shows text of the page, so it belongs to the page's shard.
  const { shareImage = () => undefined } = session.rendering;
  const pictures = new Set(Array.from(session.state.site.routes.values(), shareImage));
  const ownPictures = new Set(routes.map(shareImage));
  const { used } = staging;
  const isOwn = (address: string, isOptional: boolean): boolean => {
    if (isOptional) return used.has(address);
    return pictures.has(address) ? ownPictures.has(address) : isShared(address);
  };
  for (const feature of session.state.features) await staging.add(choose(feature.files?.() ?? [], isOwn));
  session.save();
}

/** Selects files that belong to the shard and have a key, by which a merge can tell whether they are current. */
function* choose(files: Listing, isChosen: (address: string, isOptional: boolean) => boolean): Listing {
  for (const [address, file] of files)
    if (file.key && isChosen(address, file.isOptional === true)) yield [address, file];
}

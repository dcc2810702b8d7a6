import { type VersionFamily, versionSitesOf } from '../../features/versions/versionSite.js';
import type { Session } from '../../project/session.js';
import { digestOf } from '../../shared/digest.js';
import { messageOf } from '../../shared/messageOf.js';
import { lookOf } from './look.js';
import { OlderVersion, type VersionSurroundings } from './olderVersion.js';

/**
 * Builds the older versions of a site. One that fails is left out with a warning and does not stop the others. Must finish before the
 * newest version is printed, because the frame serves one base at a time.
 *
 * @param family receives all versions.
 */
export async function makeOlderVersions(
  session: Session,
  family: VersionFamily,
  { paintsImages, run }: Pick<VersionSurroundings, 'paintsImages' | 'run'>,
): Promise<OlderVersion[]> {
  const { state, project, rendering } = session;
  if (state.gitVersions.length === 0) return [];
  const { base } = rendering;
  const around: VersionSurroundings = {
    project: project.folder,
    base,
    url: state.site.url,
    look: lookOf(state.config, state.content.files),
    paintsImages,
    run,
    sites: family.sites,
  };
  let older: OlderVersion[] = [];
  const isDone = async ({ version }: Pick<OlderVersion, 'version'>, step: () => Promise<void>): Promise<boolean> => {
    try {
      await step();
      return true;
    } catch (error) {
      session.report(version.warn(`The version ${JSON.stringify(version.version)} is left out. ${messageOf(error)}`));
      return false;
    }
  };
  for (const version of state.gitVersions)
    await isDone({ version }, async () => void older.push(await OlderVersion.open(version, around)));
  for (let isComplete = false; !isComplete;) {
    family.sites.splice(0, Infinity, ...versionSitesOf(state.site, base), ...older.map(({ site }) => site));
    const neighbours = digestOf(family.sites.map(({ paths, ...site }) => [site, [...paths]]));
    const ready: OlderVersion[] = [];
    for (const version of older) if (await isDone(version, () => version.stage(neighbours))) ready.push(version);
    // Other versions link to one that failed, so they are built again.
    isComplete = ready.length === older.length;
    older = ready;
  }
  for (const { warnings } of older) warnings.forEach((warning) => session.report(warning));
  if (older.length === 0) family.sites.length = 0;
  return older;
}

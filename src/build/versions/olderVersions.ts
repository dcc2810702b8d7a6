import { type VersionFamily, versionSitesOf } from '../../features/versions/versionSite.js';
import type { Session } from '../../project/session.js';
import { digestOf } from '../../shared/digest.js';
import { messageOf } from '../../shared/messageOf.js';
import { lookOf } from './look.js';
import { OlderVersion, type VersionSurroundings } from './olderVersion.js';

/**
 * Opens and makes the versions of a site that are states of the repository. One that fails is left out with a warning, and never stops the newest.
 * The frame serves one base at a time, so this must end before the newest version is printed.
 *
 * @param family of the newest version, which gets all versions.
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
      session.report(version.warn(`The version ${JSON.stringify(version.version)} is left out: ${messageOf(error)}`));
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
    // The others link to a version that failed.
    isComplete = ready.length === older.length;
    older = ready;
  }
  for (const { warnings } of older) warnings.forEach((warning) => session.report(warning));
  if (older.length === 0) family.sites.length = 0;
  return older;
}

import path from 'node:path';
import { type VersionFamily, versionSitesOf } from '../../features/versions/versionSite.js';
import type { Session } from '../../project/session.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
import { digestOf } from '../../shared/digest.js';
import { messageOf } from '../../shared/messageOf.js';
import { lock } from '../lock.js';
import type { Staging } from '../staging.js';
import { lookOf } from './look.js';
import { OlderVersion, type VersionSurroundings } from './olderVersion.js';
import type { VersionSummary } from './summary.js';

interface VersionOptions extends Pick<VersionSurroundings, 'paintsImages' | 'run'> {
  /** Receives all versions. */
  family: VersionFamily;
}

/**
 * Adds the older versions of a site to it. One that fails is left out with a warning and does not stop the others. Must finish before the
 * newest version is printed, because the frame serves one base at a time. The versions are in the cache, which other builds may replace, so
 * one build at a time makes and copies them.
 */
export async function addOlderVersions(
  session: Session,
  staging: Staging,
  options: VersionOptions,
): Promise<VersionSummary[]> {
  if (session.state.gitVersions.length === 0) return [];
  const release = await lock(path.join(cacheFolder(session.project.folder), 'versions'), () => undefined);
  try {
    const older = await makeOlderVersions(session, options);
    for (const version of older) await staging.add(version.files());
    return older.map(({ summary }) => summary);
  } finally {
    release();
  }
}

async function makeOlderVersions(
  session: Session,
  { family, paintsImages, run }: VersionOptions,
): Promise<OlderVersion[]> {
  const { state, project, rendering } = session;
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

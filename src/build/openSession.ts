import type { VersionFamily } from '../features/versions/versionSite.js';
import { Session, type SessionOptions } from '../project/session.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import type { BuildOptions, BuildSteps } from './buildOptions.js';
import { realPlace } from './outputPlace.js';
import type { SlowPage } from './slowestPages.js';

interface SessionSettings extends Pick<SessionOptions, 'isOutline'> {
  versions: VersionFamily;
  /** Called with the time that each page took. */
  tookTime?: (page: SlowPage) => void;
}

/** Reads the folder for a build, and follows its pages. */
export async function openSession(
  { folder, output, base, site: url, ogImages, untrusted, shards }: Omit<BuildOptions, 'kind' | 'strict' | 'verbose'>,
  steps: BuildSteps,
  { tookTime, ...settings }: SessionSettings,
): Promise<Session> {
  steps.begin('Reading the folder');
  let rendered = 0;
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
      tookTime?.({ path, milliseconds });
    },
    skip: [output, realPlace(output), cacheFolder(folder), ...(shards ? [shards.place] : [])],
    ...settings,
  });
  return session;
}

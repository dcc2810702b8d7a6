import type { VersionFamily } from '../features/versions/versionSite.js';
import { Session, type SessionOptions } from '../project/session.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { once } from '../shared/once.js';
import type { BuildOptions, BuildSteps } from './buildOptions.js';
import { realPlace } from './outputPlace.js';

/** The time that a page took to render. */
export interface PageTime {
  /** Address of the page without the base. */
  path: string;
  milliseconds: number;
}

interface SessionSettings extends Pick<SessionOptions, 'isOutline'> {
  /** True for the pages to render; all if left out. */
  isRendered?: (path: string) => boolean;
  versions: VersionFamily;
  /** Called with the rendering time of each page. */
  tookTime?: (page: PageTime) => void;
}

/** Reads the folder for a build, and records the pages' rendering times. */
export async function openSession(
  { folder, output, base, site: url, ogImages, untrusted, shards }: Omit<BuildOptions, 'kind' | 'strict' | 'verbose'>,
  steps: BuildSteps,
  { tookTime, isRendered = () => true, ...settings }: SessionSettings,
): Promise<Session> {
  steps.begin('Reading the folder');
  let rendered = 0;
  const total = once(() => [...session.state.site.routes.keys()].filter(isRendered).length);
  const session = await Session.open(folder, {
    base: base.replace(/\/$/, ''),
    isDev: false,
    url,
    paintsImages: ogImages,
    isUntrusted: untrusted,
    tookTime: ({ path }, milliseconds) => {
      if (rendered === 0) steps.begin('Rendering pages');
      rendered += 1;
      steps.at(rendered, total());
      tookTime?.({ path, milliseconds });
    },
    skip: [output, realPlace(output), cacheFolder(folder), ...(shards ? [shards.place] : [])],
    ...settings,
  });
  return session;
}

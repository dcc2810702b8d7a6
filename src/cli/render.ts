import { BuildRun } from '../build/buildRun.js';
import { isInside } from '../shared/isInside.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import type { RenderedSite, SlowPage } from '../build/siteCompletion.js';
import { Outputs } from '../build/outputs/outputs.js';
import { realPlace } from '../build/outputPlace.js';
import { printReport } from '../project/report.js';
import { staysWhole } from '../project/runs.js';
import type { SearchFeed } from '../features/search/indexing/feed.js';
import { Session } from '../project/session.js';
import type { RenderOptions } from './siteRendering.js';
import { adaptMemory, spareMemory } from './memory.js';
import { exitCode } from './usage.js';
import { Progress } from './progress.js';

/**
 * Renders a documentation folder for the process that called this one. The site still lacks its search index and is not in place.
 *
 * @returns the exit code; 1 if the folder cannot be built, which has been reported.
 */
export async function render(options: RenderOptions): Promise<number> {
  try {
    return await renderSite(options);
  } catch (error) {
    // The parent process reports that the cache was deleted.
    if (!(await staysWhole(options.run))) return 1;
    throw error;
  }
}

/** Number of slowest pages in the list. */
const longest = 10;

async function renderSite({
  folder,
  run,
  output,
  base,
  site,
  ogImages,
  strict,
  target,
  untrusted,
}: RenderOptions): Promise<number> {
  spareMemory();
  // The parent process exited, so no one would finish this build.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
  // Astro puts its bundle in the working folder unless the output is inside of it, and two builds at a time would share it there.
  process.chdir(isInside(run, folder) ? folder : run);

  const progress = new Progress();
  const endProgress = progress.giveWay();
  progress.begin('Reading the folder');
  let times: SlowPage[] = [];
  let count = 0;
  const tookTime = ({ path }: { path: string }, milliseconds: number): void => {
    if (count === 0) progress.begin('Rendering pages');
    count += 1;
    progress.at(count, session.state.site.routes.size);
    times.push({ path, milliseconds });
    if (times.length > 20 * longest) times = slowestOf(times);
  };

  const { staging, pages } = new BuildRun(folder, run);
  const prefix = base.replace(/\/$/, '');
  const session = await Session.open(folder, {
    base: prefix,
    isDev: false,
    url: site,
    paintsImages: ogImages,
    isUntrusted: untrusted,
    pages: pages.folder,
    tookTime,
    skip: [output, realPlace(output), cacheFolder(folder)],
  });
  // A build that stops before rendering reports no errors thrown by pages, whereas `check` does.
  if (strict) await session.survey();
  if (!session.state.isUsable || (strict && exitCode(session.diagnostics, true) !== 0)) {
    printReport(folder, session.diagnostics);
    return exitCode(session.diagnostics, true);
  }

  const outputs = new Outputs(session, session.state.site.url, run, target);
  adaptMemory(session.state.site.routes.size);
  progress.begin('Preparing texts');
  outputs.prepare();
  progress.begin('Bundling');

  // Astro and Vite take as much memory as hundreds of pages, and the texts of pages are no longer in memory.
  const [{ build }, { astroConfig }] = await Promise.all([import('astro'), import('./astroConfig.js')]);
  let rendered: RenderedSite | undefined;
  const take = (feed: SearchFeed | undefined): void => {
    const { size } = session.state.site.routes;
    rendered = {
      folder,
      run,
      output,
      pages: size,
      diagnostics: session.diagnostics,
      slowest: slowestOf(times),
      ...(feed && { feed }),
    };
  };
  await build(astroConfig({ folder, untrusted, base, site, output: staging, session, outputs, pages, take }));
  endProgress();
  await new Promise((resolve) => process.send?.(rendered, resolve));
  return 0;
}

function slowestOf(pages: readonly SlowPage[]): SlowPage[] {
  return [...pages].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, longest);
}

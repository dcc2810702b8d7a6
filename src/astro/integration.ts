import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { Outputs } from '../build/outputs/outputs.js';
import { indexFile } from '../build/siteFiles.js';
import { stageSite } from '../build/stageSite.js';
import { Staging } from '../build/staging.js';
import { tellLeftOut } from '../project/gitVersions.js';
import { printReport, withoutStack } from '../project/report.js';
import { closeRun, openRun } from '../project/runs.js';
import { Session } from '../project/session.js';
import { cacheFolder, clearCache } from '../shared/cacheFolder.js';
import { kindAt } from '../shared/kindAt.js';
import { developmentPlugin } from './developmentPlugin.js';
import type { TrellisOptions } from './options.js';
import { trimSlashes } from '../shared/url.js';

/** Adds a leading slash and removes a trailing one; empty for the root. */
function pathPrefix(base: string): string {
  const trimmed = trimSlashes(base);
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** Folders of an Astro project that contain no documentation. */
function projectFolders({ outDir, srcDir, publicDir, cacheDir }: AstroConfig): string[] {
  return [outDir, srcDir, publicDir, cacheDir].map((url) => path.resolve(fileURLToPath(url)));
}

/** Naming scheme for the files of the project's pages. */
function pageFile({ build }: AstroConfig): typeof indexFile {
  if (build.format === 'directory') return indexFile;
  return (address) => (address === '/' ? '/index.html' : `${address.replace(/\/$/, '')}.html`);
}

/** Adds the pages of a documentation folder to an Astro project. */
export function integrate(options: TrellisOptions): AstroIntegration {
  const mount = pathPrefix(options.base ?? '');
  let config: AstroConfig;
  let session: Session;
  let outputs: Outputs;
  /** True if a page of the Astro project answers an address (without the project's base). */
  let isElsewhere = (_address: string): boolean => false;
  /** True if the project, not the documentation, shows the page for unknown addresses. */
  let hasNotFoundPage = mount !== '';

  return {
    name: 'trellis',
    hooks: {
      'astro:config:setup': async ({ command, config: astroConfig, updateConfig }) => {
        if (command !== 'dev' && command !== 'build') return;
        config = astroConfig;
        const isDev = command === 'dev';
        const folder = path.resolve(fileURLToPath(config.root), options.folder ?? '.');
        if (kindAt(folder) !== 'folder')
          throw withoutStack(
            `There is no folder ${folder}. The option \`folder\` of trellis() names the one with docs.json.`,
          );
        if (options.untrusted === true) clearCache(folder);
        session = await Session.open(folder, {
          base: `${pathPrefix(config.base)}${mount}`,
          isDev,
          url: config.site,
          paintsImages: true,
          mock: isDev && options.mock === true,
          isUntrusted: options.untrusted === true,
          ...(options.plugins && { plugins: options.plugins }),
          skip: [...projectFolders(config), cacheFolder(folder)],
        });
        if (!isDev && !session.state.isUsable) {
          printReport(session.project.folder, session.diagnostics);
          throw withoutStack('The site cannot be built; the previous output was left in place.');
        }
        tellLeftOut(session.state.gitVersions);
        const run = openRun(folder);
        process.once('exit', () => closeRun(run));
        outputs = new Outputs(session, session.state.site.url, run);
        if (!isDev) return;
        const plugin = developmentPlugin(session, outputs, {
          hasMock: options.mock === true,
          isElsewhere: (address) => isElsewhere(address.slice(pathPrefix(config.base).length) || '/'),
          hasNotFoundPage: () => hasNotFoundPage,
        });
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:routes:resolved': ({ routes }) => {
        const own = routes.filter(({ origin }) => origin !== 'internal');
        hasNotFoundPage ||= own.some(({ pattern }) => pattern === '/404');
        isElsewhere = (address) => own.some(({ patternRegex }) => patternRegex.test(address));
      },
      'astro:build:done': async ({ dir }) => {
        const output = path.join(fileURLToPath(dir), mount);
        await stageSite(session, outputs, new Staging(output), {
          fileOf: pageFile(config),
          isLeft: (address) => isElsewhere(`${mount}${address}`) || (hasNotFoundPage && address === '/404'),
        });
        printReport(session.project.folder, session.diagnostics);
        await session.finish(output);
      },
    },
  };
}

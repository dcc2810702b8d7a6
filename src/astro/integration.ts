import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import mdx from '@astrojs/mdx';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { findContentRoot } from '../config/paths.js';
import { realPlace, refusalOf } from './place.js';
import { printFormat, printReport, withoutStack } from './report.js';
import { bridgePlugin } from './bridge.js';
import { writeDiagrams } from './diagrams.js';
import { completeSite, type DrawnSite } from './complete.js';
import { developmentClient, developmentPlugin } from './dev/plugin.js';
import { copyAssets } from './finish.js';
import { writeIslands } from './islands.js';
import { minifiedTextPlugin } from './minifiedText.js';
import { Outputs } from './outputs/outputs.js';
import { outputsPlugin } from './outputs/plugin.js';
import { cacheFolder, entrypoint } from './paths.js';
import { plainImportsPlugin } from './plainImports.js';
import { writePlayground } from './playground/files.js';
import { Session } from './session.js';
import { stagingFolder } from './staging.js';
import { utilityClassesPlugin } from './utilityClasses.js';

export interface TrellisOptions {
  /** Folder with docs.json; the folder of astro.config.mjs when left out. */
  folder?: string;
  /** A session that has read the folder already. */
  session?: Session;
  /** What that session's site consists of beside its pages. */
  outputs?: Outputs;
  /** The development server answers for the APIs of the site, as their specifications say. */
  mock?: boolean;
  /** Takes a drawn site; it is completed and put in its place when nobody does. */
  take?: (site: DrawnSite) => void;
}

const routes = [
  ['/[...path]', 'page.astro'],
  ['/404', '404.astro'],
  ['/_trellis/nav/[digest]', 'navigation.astro'],
  ['/_trellis/pages/[digest]', 'pages.astro'],
] as const;

/** Scripts that several others share are a few lines each: they are worth no file, and no request, of their own. */
const smallScripts = {
  name: 'shared',
  test: /src\/client\/(?:pressed|reveal|shown|storage)\.ts$|vite\/preload-helper/,
};

/** The Astro integration: builds the documentation folder that `docs.json` lies in. */
export function trellis(options: TrellisOptions = {}): AstroIntegration {
  let session = options.session;
  let output = '';
  let staging = '';
  let { outputs } = options;

  return {
    name: 'trellis',
    hooks: {
      'astro:config:setup': async ({ command, config, injectRoute, injectScript, updateConfig }) => {
        if (command !== 'dev' && command !== 'build') return;
        const folder = options.folder ?? fileURLToPath(config.root);
        const base = config.base.replace(/\/$/, '');
        const isDev = command === 'dev';
        output = fileURLToPath(config.outDir);
        staging = stagingFolder(folder);
        const refusal = isDev
          ? undefined
          : refusalOf({ output, folder, contentFolder: await findContentRoot(path.resolve(folder)) });
        if (refusal !== undefined) throw withoutStack(refusal);
        session ??= await Session.open(folder, {
          base,
          isDev,
          url: config.site,
          drawsImages: true,
          mock: isDev && options.mock === true,
          skip: [output, realPlace(output), cacheFolder(folder)],
        });
        printFormat(session.state);
        if (!isDev && !session.state.isUsable) {
          printReport(session.project.folder, session.diagnostics);
          throw withoutStack('The site cannot be built; the previous output was left in place.');
        }
        const { url } = session.state.site;
        outputs ??= new Outputs(session, url);
        for (const [pattern, file] of routes) injectRoute({ pattern, entrypoint: entrypoint(file), prerender: true });
        if (isDev) injectScript('page', `import '${developmentClient}';`);
        updateConfig({
          ...(url === undefined ? {} : { site: url }),
          ...(isDev ? {} : { outDir: pathToFileURL(`${staging}/`) }),
          integrations: [mdx()],
          devToolbar: { enabled: false },
          experimental: { incrementalBuild: true },
          vite: {
            // The bundle is run from the documentation folder, where none of our packages can be found.
            ...(isDev ? {} : { environments: { prerender: { resolve: { noExternal: true } } } }),
            // Small files stay files: a content security policy need not allow what stands in the page.
            build: {
              assetsInlineLimit: 0,
              rolldownOptions: { output: { codeSplitting: { groups: [smallScripts] } } },
            },
            plugins: [
              bridgePlugin(),
              plainImportsPlugin(),
              minifiedTextPlugin(),
              utilityClassesPlugin(session.project.contentFolder),
              tailwindcss(),
              ...(isDev ? [developmentPlugin(session, base, options.mock === true), outputsPlugin(outputs, base)] : []),
            ],
          },
        });
      },
      'astro:build:start': async () => {
        outputs?.prepare();
        await session?.prepareImages();
      },
      'astro:build:done': async () => {
        if (!session) return;
        copyAssets(session.state.content.assets, staging);
        const feed = outputs?.write(staging);
        writeDiagrams(session.state.content, staging);
        writeIslands(session.state.islands, staging);
        await session.writeImages(staging);
        await writePlayground(session.playground, session.project.folder, staging);
        await session.save();
        const site: DrawnSite = {
          folder: session.project.folder,
          output,
          pages: session.state.site.routes.size,
          diagnostics: session.diagnostics,
          ...(feed && { feed }),
        };
        if (options.take) options.take(site);
        else await completeSite(site);
      },
    },
  };
}

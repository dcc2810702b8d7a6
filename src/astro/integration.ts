import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import type { AstroConfig, AstroIntegration } from 'astro';
import { addSearch } from '../features/search/indexing/searchIndex.js';
import type { SearchFeed } from '../features/search/indexing/feed.js';
import { printReport, withoutStack } from '../project/report.js';
import { bridgePlugin } from './bridge.js';
import { guardsPlugin } from './dev/guards.js';
import { codeStylesPlugin } from './codeStyles.js';
import { developmentPlugin, type DevelopmentOptions } from './dev/plugin.js';
import { trailingSlashPlugin } from './dev/trailingSlash.js';
import { filesAnywherePlugin } from './filesAnywhere.js';
import { inlinedScriptsPlugin } from './inlinedScripts.js';
import { copyAssets } from '../build/finish.js';
import { messagesPlugin } from './messagesPlugin.js';
import { minifiedTextPlugin } from './minifiedText.js';
import type { TrellisOptions } from './options.js';
import { Outputs } from '../build/outputs/outputs.js';
import { outputsPlugin } from './outputs/plugin.js';
import { noParts } from '../project/parts/parts.js';
import { partsPlugin } from './parts/plugin.js';
import type { PagesCache } from '../build/pagesCache.js';
import { cacheFolder, clearCache, searchFolder } from '../shared/cacheFolder.js';
import { packageRoot } from '../shared/packageRoot.js';
import { developmentClient, entrypoint } from './entryPoints.js';
import { plainImportsPlugin } from './plainImports.js';
import { partsFolder } from '../render/parts/names.js';
import { closeRun, openRun } from '../project/runs.js';
import { Session } from '../project/session.js';
import { toolbarPlugin } from './toolbarPlugin.js';
import { unbundledPlugin } from './unbundledPlugin.js';
import { UtilityClasses, utilityClassesPlugin } from './utilityClasses.js';

/** Options for a build or server of the command line, whose Astro project only exists for it. */
export interface CommandLine {
  /** A session that has already read the folder. */
  session?: Session;
  /** The files of that session's site besides its pages. */
  outputs?: Outputs;
  /** The pages of the last build, which this build updates. */
  pages?: PagesCache;
  /** Receives the site, which still lacks its search index. */
  take?: (feed: SearchFeed | undefined) => void;
  /** The development server prints notes too, and each diagnostic with an excerpt. */
  isVerbose?: boolean;
  /** Host names that the development server answers to, besides this machine's names and IP addresses. */
  names?: readonly string[];
}

const routes = [
  ['/[...path]', 'page.astro'],
  ['/_trellis/nav/[digest]', 'navigation.astro'],
  ['/_trellis/pages/[digest]', 'pages.astro'],
] as const;

/** Bundles small modules that several scripts share into one file, the second that every page loads. By themselves they are not worth a request. */
const smallScripts = {
  name: 'shared',
  test: /src\/(?:browser|.*\/client)\/|vite\/preload-helper/,
  minShareCount: 2,
  maxModuleSize: 2048,
};

const ourStyles = `${packageRoot.replaceAll('\\', '/')}src/theme/`;

/** Bundles the style sheets of components into one file that all pages share. */
const sharedStyles = {
  name: 'page',
  test: (id: string): boolean => id.startsWith(ourStyles) && id.endsWith('.css'),
};

/** Adds a leading slash and removes a trailing one; empty for the root. */
function pathPrefix(written: string): string {
  const trimmed = written.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** True if the project has its own not-found page. */
function hasNotFoundPage({ srcDir }: AstroConfig): boolean {
  const pages = path.join(fileURLToPath(srcDir), 'pages');
  return ['astro', 'md', 'mdx', 'html', 'ts', 'js'].some((ending) => existsSync(path.join(pages, `404.${ending}`)));
}

/** Creates a folder in the cache that exists until the process ends. */
function runFolder(folder: string): string {
  const run = openRun(folder);
  process.once('exit', () => closeRun(run));
  return run;
}

/** Folders of an Astro project that contain no documentation. */
function projectFolders({ outDir, srcDir, publicDir, cacheDir }: AstroConfig): string[] {
  return [outDir, srcDir, publicDir, cacheDir].map((url) => path.resolve(fileURLToPath(url)));
}

/**
 * Adds the pages of a documentation folder to an Astro project.
 *
 * @param commandLine options of the command line, if the project only exists to build this folder.
 */
export function integrate(options: TrellisOptions, commandLine?: CommandLine): AstroIntegration {
  let session = commandLine?.session;
  let outputs = commandLine?.outputs;
  const mount = pathPrefix(options.base ?? '');
  const inlined = new Set<string>();
  const development: DevelopmentOptions = {
    base: '',
    mount,
    isAlone: commandLine !== undefined,
    isMocked: options.mock === true,
    isVerbose: commandLine?.isVerbose === true,
    isElsewhere: () => false,
    hasNotFoundPage: false,
  };

  return {
    name: 'trellis',
    hooks: {
      'astro:config:setup': async ({ addMiddleware, command, config, injectRoute, injectScript, updateConfig }) => {
        if (command !== 'dev' && command !== 'build') return;
        const isDev = command === 'dev';
        const folder = path.resolve(fileURLToPath(config.root), options.folder ?? '.');
        const base = `${pathPrefix(config.base)}${mount}`;
        if (options.untrusted === true && !commandLine) clearCache(folder);
        const opened = (session ??= await Session.open(folder, {
          base,
          isDev,
          url: config.site,
          paintsImages: true,
          mock: isDev && options.mock === true,
          isUntrusted: options.untrusted === true,
          ...(options.plugins && { plugins: options.plugins }),
          ...(commandLine ? {} : { inlined }),
          skip: [...projectFolders(config), cacheFolder(folder)],
        }));
        // Utility classes can load any address.
        const classes = new UtilityClasses(() => (options.untrusted === true ? [] : opened.texts));
        if (!isDev && !session.state.isUsable) {
          printReport(session.project.folder, session.diagnostics);
          throw withoutStack('The site cannot be built; the previous output was left in place.');
        }
        development.base = base;
        const { url } = session.state.site;
        outputs ??= new Outputs(session, url, runFolder(folder));
        for (const [pattern, file] of routes)
          injectRoute({ pattern: `${mount}${pattern}`, entrypoint: entrypoint(file), prerender: true });
        if (mount === '' && !hasNotFoundPage(config))
          injectRoute({ pattern: '/404', entrypoint: entrypoint('404.astro'), prerender: true });
        // Wraps all other middleware, so that it sees the final pages.
        addMiddleware({ entrypoint: entrypoint('middleware.ts'), order: 'pre' });
        if (isDev) injectScript('page', `import '${developmentClient}';`);
        updateConfig({
          ...(url === undefined || config.site !== undefined ? {} : { site: url }),
          integrations: config.integrations.some(({ name }) => name === '@astrojs/mdx') ? [] : [mdx()],
          ...(commandLine && { devToolbar: { enabled: false }, experimental: { incrementalBuild: true } }),
          vite: {
            define: { 'import.meta.env.TRELLIS_BASE': JSON.stringify(base) },
            // The bundle runs in the documentation folder, where our packages cannot be found.
            ...(commandLine && !isDev ? { environments: { prerender: { resolve: { noExternal: true } } } } : {}),
            ssr: { noExternal: ['trellis-docs'] },
            build: {
              // Keeps small files as files, because a content security policy would have to allow inlined ones.
              ...(commandLine && { assetsInlineLimit: 0 }),
              rolldownOptions: { output: { codeSplitting: { groups: [smallScripts, sharedStyles] } } },
            },
            plugins: [
              ...(commandLine ? [unbundledPlugin(), toolbarPlugin()] : []),
              bridgePlugin(() => opened.rendering),
              filesAnywherePlugin(
                options.untrusted === true ? undefined : path.join(session.project.folder, partsFolder),
              ),
              partsPlugin(session.project.folder, () => session?.state.parts ?? noParts),
              ...(commandLine ? [] : [inlinedScriptsPlugin(inlined)]),
              plainImportsPlugin(),
              messagesPlugin(() => session?.state.site.messages ?? {}),
              minifiedTextPlugin(),
              codeStylesPlugin(() => session?.codeStyles),
              utilityClassesPlugin(classes),
              ...(isDev && config.trailingSlash === 'always' ? [trailingSlashPlugin(session, base)] : []),
              ...(isDev && commandLine ? [guardsPlugin(commandLine.names ?? [])] : []),
              ...(isDev ? [developmentPlugin(session, classes, development), outputsPlugin(outputs, base)] : []),
            ],
          },
        });
      },
      'astro:routes:resolved': ({ routes: all }) => {
        const ours = new Set(routes.map(([pattern]) => `${mount}${pattern}`));
        const others = all.filter(({ pattern }) => !ours.has(pattern));
        development.isElsewhere = (address) => others.some(({ patternRegex }) => patternRegex.test(address));
        development.hasNotFoundPage = all.some(({ pattern }) => pattern === '/404');
      },
      'astro:build:start': async () => {
        outputs?.prepare();
        await session?.prepare();
      },
      'astro:build:done': async ({ dir }) => {
        if (!session) return;
        const output = path.join(fileURLToPath(dir), mount);
        copyAssets(session.state.content.assets, output);
        const feed = outputs?.write(output);
        if (!commandLine?.take) {
          const { folder } = session.project;
          const found = feed ? await addSearch(searchFolder(folder), feed, output) : [];
          printReport(folder, [...session.diagnostics, ...found]);
        }
        await session.finish(output);
        await session.save();
        commandLine?.pages?.commit();
        commandLine?.take?.(feed);
      },
    },
  };
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { findAstro, findMdx, type Astro } from '../../render/parts/astro.js';
import type { Part } from '../../render/parts/find.js';
import { digest } from '../../shared/digest.js';
import { filesIn } from '../../shared/filesIn.js';
import { packageRoot } from '../../shared/packageRoot.js';
import type { StyleParts } from '../styleParts.js';
import { inlineConstants } from './constants.js';
import { filesAnywherePlugin } from './filesAnywhere.js';
import { messagesPlugin } from './messages.js';
import { minifiedText, minifiedTextPlugin } from './minifiedText.js';
import { partsPlugin } from './parts.js';
import { plainImportsPlugin } from './plainImports.js';
import { takeSharedParts } from './sharedParts.js';
import { stylesheetsPlugin } from './stylesheets.js';
import { readStyleParts } from './themeParts.js';

const source = path.join(packageRoot, 'src/frame');
const routes = ['page', '404', 'navigation', 'pages'];

/** Bundles the script of every page with its imports and with small shared modules, which would not be worth a request each. */
const frameScripts = {
  name: 'frame',
  test: /\/Shell\.astro\?astro&type=script|\/src\/browser\/(?:contents|loadStyles|readerEvent|site)\.ts$/,
};

/** The sidebar script of a large site, with the modules that it loads at once. */
const treeScripts = { name: 'tree', test: /\/src\/browser\/(?:tree|navigation)\.ts$/ };

/** Names scripts without Astro's suffix (`Shell.astro_astro_type_script_index_0_lang`), which every page would repeat. */
const entryFileNames = ({ name }: { name: string }): string => `_astro/${name.replace(/\..*/, '')}.[hash].js`;

const ourStyles = `${packageRoot.replaceAll('\\', '/')}src/theme/`;

/** The style sheet that all pages share. */
const sharedStyles = {
  name: 'page',
  test: (id: string): boolean => id.startsWith(ourStyles) && id.endsWith('.css'),
};

/** Bundles the routes for a server, because Trellis renders pages when it builds a site. */
const adapter: AstroIntegration = {
  name: 'trellis-adapter',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'trellis',
        entrypointResolution: 'auto',
        serverEntrypoint: path.join(source, 'server.ts'),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

function integration(plugins: readonly Plugin[]): AstroIntegration {
  return {
    name: 'trellis-frame',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        for (const name of routes)
          injectRoute({
            pattern: `/${name}`,
            entrypoint: path.join(source, 'routes', `${name}.astro`),
            prerender: false,
          });
        updateConfig({ vite: { plugins: [...plugins] } });
      },
    },
  };
}

/** Settings for the frame of one site. */
export interface OwnFrame {
  /** URL prefix of the site, without trailing slash. Addresses of pictures that authors' components import begin with it. */
  base?: string;
  /** Parts of the frame that the author replaces. */
  parts?: readonly Part[];
  /** Folder of the site, which Astro may be installed for. */
  folder?: string;
}

const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(file).href) as Promise<Module>;

/** The integration with which parts can import MDX, if it is installed. */
async function loadMdx(folder: string): Promise<AstroIntegration[]> {
  const file = findMdx(folder);
  return file === undefined ? [] : [(await load<typeof import('@astrojs/mdx')>(file)).default()];
}

/** Runs a task with the mode that Astro and Vite take from the environment set to production. In the process of `astro dev` it is `development`. */
async function inProduction(task: () => Promise<void>): Promise<void> {
  const { NODE_ENV: mode } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await task();
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
}

/**
 * Bundles the frame of pages: the code that renders them, and their scripts, styles and fonts.
 *
 * @param output absolute path of the folder to write, which must not exist.
 * @param project absolute path of a folder in which Astro may write.
 * @returns paths of the source files in the bundle.
 */
export async function buildFrame(
  output: string,
  project: string,
  { base = '', parts = [], folder = packageRoot }: OwnFrame = {},
): Promise<string[]> {
  const modules = new Set<string>();
  const astro = findAstro(folder);
  if ('lack' in astro) throw new Error(`${astro.lack}.`);
  const { build } = await load<typeof import('astro')>(createRequire(astro.manifest).resolve('astro'));
  const mdx = await loadMdx(folder);
  mkdirSync(project, { recursive: true });
  linkPackages(project, astro);
  // Otherwise Astro would read the package.json of a parent folder, which may be broken.
  writeFileSync(path.join(project, 'package.json'), '{ "private": true }\n');
  await inProduction(() =>
    build({
      root: project,
      configFile: false,
      base: base || '/',
      output: 'server',
      outDir: output,
      cacheDir: path.join(project, 'cache'),
      logLevel: 'error',
      devToolbar: { enabled: false },
      adapter,
      integrations: [
        ...mdx,
        integration([
          filesAnywherePlugin([packageRoot, ...parts.map(({ file }) => path.dirname(file))]),
          partsPlugin(parts, astro),
          messagesPlugin(),
          minifiedTextPlugin(),
          plainImportsPlugin(),
          stylesheetsPlugin(),
          {
            name: 'trellis:modules',
            generateBundle(_options, bundle) {
              for (const file of Object.values(bundle))
                if (file.type === 'chunk') for (const module of file.moduleIds) modules.add(module);
            },
          },
        ]),
      ],
      vite: {
        cacheDir: path.join(project, 'vite'),
        // Otherwise PostCSS would search parent folders for a configuration and run it.
        css: { postcss: {} },
        ssr: { noExternal: true },
        environments: { client: { build: { rolldownOptions: { output: { entryFileNames } } } } },
        // Makes scripts of pages work below every base.
        experimental: {
          renderBuiltUrl: (_name, { hostType, ssr }) => (hostType === 'js' && !ssr ? { relative: true } : undefined),
        },
        build: {
          // A content security policy would have to allow each inlined file.
          assetsInlineLimit: 0,
          rolldownOptions: { output: { codeSplitting: { groups: [frameScripts, treeScripts, sharedStyles] } } },
        },
      },
    }),
  );
  finishStylesheets(path.join(output, 'client/_astro'), base);
  writeStyles(output);
  writeFileSync(path.join(output, 'early.js'), await minifiedText(path.join(packageRoot, 'src/browser/early.js')));
  writeFileSync(path.join(output, 'digest.txt'), digestOfFolder(output));
  return [...modules];
}

/** Writes the parts of which the pages' style sheets consist. */
function writeStyles(output: string): void {
  const assets = path.join(output, 'client/_astro');
  const shared = path.join(assets, readdirSync(assets).find((name) => /^page\.[\w-]+\.css$/.test(name)) ?? '');
  const { rest, parts } = takeSharedParts(readFileSync(shared, 'utf8'));
  rmSync(shared);
  const { content, ...others } = readStyleParts();
  const styles: StyleParts = { shared: rest, ...others, content: [...parts, ...content] };
  writeFileSync(path.join(output, 'styles.json'), JSON.stringify(styles));
}

/**
 * Replaces constants in style sheets, and makes addresses relative, so that they work below every base. Astro ignores Vite's option for
 * this.
 */
function finishStylesheets(assets: string, base: string): void {
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.css'))) {
    const file = path.join(assets, name);
    writeFileSync(file, inlineConstants(readFileSync(file, 'utf8')).replaceAll(`url(${base}/_astro/`, 'url('));
  }
}

/** Lets modules that Astro generates in the project import Astro and its dependencies. */
function linkPackages(project: string, { manifest }: Astro): void {
  const link = path.join(project, 'node_modules');
  // On Windows, everyone may create junctions but not symbolic links.
  if (!existsSync(link)) symlinkSync(path.dirname(path.dirname(manifest)), link, 'junction');
}

function digestOfFolder(folder: string): string {
  return digest(...filesIn(folder).flatMap((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}

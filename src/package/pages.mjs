import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { library, packageRoot } from './places.mjs';
import { replaceFolder } from './write.mjs';
import { licensesOf } from './licenses.mjs';
import { scalarPlugin } from './scalar.mjs';

/** Lists the files of each page. */
const manifestName = 'manifest.json';

const source = path.join(packageRoot, 'src/features/playground/frame');

/**
 * Lets the playground load the frame's fonts, which every site has (their names contain the same digest), and replaces constants by their values.
 *
 * @param {string} folder absolute path of the playground's bundle.
 * @param {(css: string) => string} inlineConstants
 */
function finishStyles(folder, inlineConstants) {
  const assets = path.join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    if (name.endsWith('.woff2')) rmSync(file);
    else if (name.endsWith('.css'))
      writeFileSync(
        file,
        inlineConstants(readFileSync(file, 'utf8')).replace(
          /url\(\.\/([\w-]+)-([\w-]{8})\.woff2\)/g,
          'url(../../../_astro/$1.$2.woff2)',
        ),
      );
  }
}

/**
 * Vite's settings for pages.
 *
 * @param {string[]} names
 * @param {import('vite').Plugin} messages
 * @returns {import('vite').InlineConfig}
 */
function settingsFor(names, messages) {
  return {
    configFile: false,
    root: source,
    base: './',
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    // Set here, because Vite reads them from the process, which may be a test.
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [messages, scalarPlugin()],
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: [
        { find: /^@scalar\/code-highlight(\/markdown)?$/, replacement: path.join(source, 'scalar/codeHighlight.ts') },
        // The explorer is configured without it.
        { find: /^.*\/AgentScalar\/AgentScalarDrawer\.vue\.js$/, replacement: path.join(source, 'scalar/agent.ts') },
        { find: /^@codemirror\/lang-(css|html)$/, replacement: path.join(source, 'scalar/languages.ts') },
      ],
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        // Scalar's packages do not declare their modules free of side effects.
        treeshake: { moduleSideEffects: (id) => !/[\\/]@scalar[\\/].*\.js$/.test(id) },
        input: Object.fromEntries(names.map((name) => [name, path.join(source, `${name}.html`)])),
      },
    },
  };
}

/** The modules of packages that the playground needs to show its form. */
async function modulesOfForm(messages) {
  const settings = settingsFor(['index'], messages);
  const { output } = await build({ ...settings, build: { ...settings.build, write: false, minify: false } });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of found) for (const imported of chunks.get(file).imports) found.add(imported);
  const modules = [...found].flatMap((file) => chunks.get(file).moduleIds);
  return new Set(modules.filter((id) => /[\\/](?:node_modules|frame[\\/]scalar)[\\/].*\.m?[jt]s$/.test(id)));
}

/** Bundles the page of the playground (`index.html`) and that of the explorer (`explorer.html`) with Scalar, and that of channels (`socket.html`). */
export async function writePages() {
  const folder = path.join(library, 'playground');
  const unfinished = `${folder}.${process.pid}`;
  const modules = new Set();
  const collectModules = {
    name: 'collect-modules',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) for (const module of file.moduleIds ?? []) modules.add(module);
    },
  };
  // An earlier part compiles these files.
  const load = (name) => import(pathToFileURL(path.join(library, 'node', name)).href);
  const [{ messagesPlugin }, { inlineConstants }] = await Promise.all([load('messages.js'), load('constants.js')]);
  // Vite switches the whole process to production mode, which later tasks of the process must not inherit.
  const before = process.env.NODE_ENV;
  const ofForm = await modulesOfForm(messagesPlugin());
  const { plugins, build: options, ...settings } = settingsFor(['index', 'explorer', 'socket'], messagesPlugin());
  await build({
    ...settings,
    plugins: [...plugins, collectModules],
    build: {
      ...options,
      outDir: unfinished,
      emptyOutDir: true,
      manifest: manifestName,
      rolldownOptions: {
        ...options.rolldownOptions,
        // One file, which the explorer loads too.
        output: { codeSplitting: { groups: [{ name: 'form', test: (id) => ofForm.has(id) }] } },
      },
    },
  });
  if (before === undefined) delete process.env.NODE_ENV;
  finishStyles(unfinished, inlineConstants);
  writeFileSync(path.join(unfinished, 'LICENSES.txt'), licensesOf(modules));
  replaceFolder(unfinished, folder);
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { library, packageRoot } from './places.mjs';
import { replaceFolder } from './write.mjs';
import { licensesOf } from './licenses.mjs';

/** Lists the files of each page. */
const manifestName = 'manifest.json';

const source = path.join(packageRoot, 'src/features/playground/frame');

/**
 * Lets the playground load the fonts of the frame, which every site has. The names of both contain the same digest.
 *
 * @param {string} folder absolute path of the playground's bundle.
 */
function shareFonts(folder) {
  const assets = path.join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    if (name.endsWith('.woff2')) rmSync(file);
    else if (name.endsWith('.css'))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(
          /url\(\.\/([\w-]+)-([\w-]{8})\.woff2\)/g,
          'url(../../../_astro/$1.$2.woff2)',
        ),
      );
  }
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
  // The part before this one compiles these files.
  const { messagesPlugin } = await import(pathToFileURL(path.join(library, 'node/messages.js')).href);
  // Vite switches the whole process to production mode, and the process may go on to serve an author's folder.
  const before = process.env.NODE_ENV;
  await build({
    configFile: false,
    root: source,
    base: './',
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    // Vite reads these from the process, which may be a test.
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [messagesPlugin(), collectModules],
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: [
        { find: /^@scalar\/code-highlight(\/markdown)?$/, replacement: path.join(source, 'scalar/codeHighlight.ts') },
        // The reference is configured without it.
        { find: /^.*\/AgentScalar\/AgentScalarDrawer\.vue\.js$/, replacement: path.join(source, 'scalar/agent.ts') },
        { find: /^@codemirror\/lang-(css|html)$/, replacement: path.join(source, 'scalar/languages.ts') },
      ],
    },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      manifest: manifestName,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: Object.fromEntries(
          ['index', 'explorer', 'socket'].map((name) => [name, path.join(source, `${name}.html`)]),
        ),
      },
    },
  });
  if (before === undefined) delete process.env.NODE_ENV;
  shareFonts(unfinished);
  writeFileSync(path.join(unfinished, 'LICENSES.txt'), licensesOf(modules));
  replaceFolder(unfinished, folder);
}

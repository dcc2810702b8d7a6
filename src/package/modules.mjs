import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { library, packageRoot } from './places.mjs';
import { vendored, vendorName } from './packages.mjs';
import { writeOutput } from './write.mjs';

const settings = {
  absWorkingDir: packageRoot,
  platform: 'node',
  format: 'esm',
  target: 'node22.12',
  // Otherwise esbuild writes `new RegExp(…)`, which compiles the expression each time it is used.
  supported: { 'regexp-unicode-property-escapes': true, 'regexp-set-notation': true },
  write: false,
  logLevel: 'silent',
};

/** Redirects imports of vendored packages to `lib/vendor`. */
const vendorPlugin = {
  name: 'vendor',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z@]/ }, ({ path: specifier, kind }) => {
      if (kind === 'entry-point' || !vendored.includes(specifier)) return undefined;
      return { path: `../vendor/${vendorName(specifier)}.js`, external: true };
    });
  },
};

/** Loads style sheets as texts, as Vite does. */
const inlinePlugin = {
  name: 'inline',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?inline$/ }, ({ path: specifier, resolveDir }) => ({
      path: path.join(resolveDir, specifier.replace(/\?inline$/, '')),
      namespace: 'inline',
    }));
    onLoad({ filter: /.*/, namespace: 'inline' }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Bundles the script that the development server adds to pages. */
async function buildDevelopmentScript() {
  const { outputFiles } = await build({
    ...settings,
    entryPoints: { development: 'src/browser/development/development.ts' },
    outdir: library,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    plugins: [inlinePlugin],
  });
  return outputFiles;
}

/** Compiles the modules that Node runs: the integration and the command line. */
export async function writeModules() {
  const folder = path.join(library, 'node');
  const modules = await build({
    ...settings,
    entryPoints: {
      integration: 'src/astro/integration.ts',
      'command-line': 'src/cli/main.ts',
      trial: 'src/project/trial/process.ts',
      languages: 'src/project/languages/worker.ts',
      types: 'src/features/types/worker.ts',
      messages: 'src/frame/build/messages.ts',
      constants: 'src/frame/build/constants.ts',
      frame: 'src/frame/build/buildFrame.ts',
    },
    outdir: folder,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [vendorPlugin],
  });
  const index = await build({
    ...settings,
    entryPoints: { index: 'src/index.ts', parts: 'src/render/parts/props.ts' },
    outdir: library,
  });
  writeOutput([...modules.outputFiles, ...index.outputFiles, ...(await buildDevelopmentScript())], folder);
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { library, packageRoot } from './places.mjs';
import { licensesOf } from './licenses.mjs';
import { deferred, vendored, vendorName } from './packages.mjs';
import { writeOutput } from './write.mjs';

// CommonJS packages load Node's own modules with `require`.
const banner =
  "import { createRequire as createPackageRequire } from 'node:module';\nconst require = createPackageRequire(import.meta.url);";

/** Exports that nothing imports. Those of Zod contain its messages in all languages, which are more than half of it. */
const unused = { zod: ['core', 'default', 'locales', 'z'] };

/** Text of each package's entry point. Exports are named, because `export *` finds no names in CommonJS packages. */
async function entryPoints() {
  const texts = new Map();
  // One at a time: Node cannot `require` a module that is being imported.
  for (const specifier of vendored) {
    // Node imports JSON only with an attribute; esbuild makes a module of it.
    if (specifier.endsWith('.json')) {
      texts.set(specifier, `export { default } from '${specifier}';`);
      continue;
    }
    const exports = Object.entries(await import(specifier)).filter(
      ([name]) => name !== 'module.exports' && !unused[specifier]?.includes(name),
    );
    texts.set(
      specifier,
      deferred.includes(specifier)
        ? deferredEntry(specifier, exports)
        : `export { ${exports.map(([name]) => name).join(', ')} } from '${specifier}';`,
    );
  }
  return texts;
}

/** An entry point that evaluates a package when one of its functions or classes is used. */
function deferredEntry(specifier, exports) {
  const functions = exports.filter(([, value]) => typeof value === 'function');
  const lines = functions.map(
    ([name]) => `function ${name}$(...values) { return use('${name}', new.target, values); }
export { ${name}$ as ${name} };`,
  );
  return `let loaded;
function use(name, target, values) {
  loaded ??= require('${specifier}');
  const used = loaded[name] ?? loaded;
  return target ? new used(...values) : used(...values);
}
${lines.join('\n')}`;
}

function entryPlugin(texts) {
  return {
    name: 'entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path: entry }) => ({
        path: entry.slice('entry:'.length),
        namespace: 'entry',
      }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: specifier }) => ({
        contents: texts.get(specifier),
        resolveDir: packageRoot,
      }));
    },
  };
}

/** Leaves out what Scalar's mock would load to fetch references from public hosts. Trellis hands it documents that are complete. */
const withoutFetching = {
  name: 'without-fetching',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]fetch-public-url\.js$/ }, () => ({ contents: 'export const fetchPublicUrl = undefined;' }));
  },
};

/** Leaves out Mermaid's layouts, as diagrams are only parsed here. That of ELK also has another licence, EPL. */
const withoutLayouts = {
  name: 'without-layouts',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]mermaid\.core[/\\](?:cose-bilkent|dagre|elk|swimlanes)-/ }, () => ({
      contents: 'export const render = undefined;',
    }));
  },
};

/** Bundles the vendored packages. */
export async function writeVendor() {
  const folder = path.join(library, 'vendor');
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: vendored.map((specifier) => ({ in: `entry:${specifier}`, out: vendorName(specifier) })),
    outdir: folder,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    legalComments: 'none',
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.12',
    banner: { js: banner },
    // Mermaid imports it too, which would add its other form.
    alias: { katex: 'katex/dist/katex.js' },
    plugins: [entryPlugin(await entryPoints()), withoutFetching, withoutLayouts],
    write: false,
    logLevel: 'silent',
  });
  writeOutput(outputFiles, folder);
  const modules = Object.keys(metafile.inputs).map((file) => path.join(packageRoot, file));
  writeFileSync(path.join(folder, 'LICENSES.txt'), licensesOf(modules));
}

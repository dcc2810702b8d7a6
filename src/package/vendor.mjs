import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { library, packageRoot } from './places.mjs';
import { licensesOf } from './licenses.mjs';
import { vendored, vendorName } from './packages.mjs';
import { writeOutput } from './write.mjs';

// CommonJS packages load Node's own modules with `require`.
const banner =
  "import { createRequire as createPackageRequire } from 'node:module';\nconst require = createPackageRequire(import.meta.url);";

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
    const names = Object.keys(await import(specifier)).filter((name) => name !== 'module.exports');
    texts.set(specifier, `export { ${names.join(', ')} } from '${specifier}';`);
  }
  return texts;
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
    plugins: [entryPlugin(await entryPoints())],
    write: false,
    logLevel: 'silent',
  });
  writeOutput(outputFiles, folder);
  const modules = Object.keys(metafile.inputs).map((file) => path.join(packageRoot, file));
  writeFileSync(path.join(folder, 'LICENSES.txt'), licensesOf(modules));
}

import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/shared/packageRoot.js';
import { laterComponents, replacedImports, replacedModules, replacedPackages } from '../../../src/package/scalar.mjs';

const scalars = (file: string): string => path.join(packageRoot, 'node_modules/@scalar', file);
const ours = (file: string): string => path.join(packageRoot, 'src/features/playground/frame/scalar', file);

/** Names that a module exports itself. */
async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    format: 'esm',
    bundle: true,
    packages: 'external',
    plugins: [
      {
        name: 'scalar',
        setup({ onResolve }) {
          onResolve({ filter: /^virtual:scalar\// }, ({ path: name }) => ({
            path: scalars(name.slice('virtual:scalar/'.length)),
          }));
          onResolve({ filter: /^\.|^virtual:later/ }, ({ path: name }) => ({ path: name, external: true }));
        },
      },
    ],
    write: false,
    metafile: true,
    logLevel: 'silent',
    outfile: 'out.js',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

describe('Modules of ours in place of Scalar’s', () => {
  it.each(Object.entries(replacedModules))('The module in place of %s exports what that exports', async (file, own) => {
    const [theirs, names] = await Promise.all([exportsOf(scalars(file)), exportsOf(ours(own))]);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(laterComponents)('%s is one component', async (file) => {
    expect(await exportsOf(scalars(file))).toEqual(['default']);
  });

  it('Every module that takes the place of a package exports something', async () => {
    const files = [
      ...Object.values(replacedPackages),
      ...Object.values(replacedImports).flatMap(Object.values<string>),
    ];
    for (const file of files) expect((await exportsOf(ours(file))).length, file).toBeGreaterThan(0);
  });
});

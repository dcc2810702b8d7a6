import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/shared/packageRoot.js';
import {
  laterComponents,
  replacedImports,
  replacedModules,
  replacedPackages,
  weightedIcons,
} from '../../../src/package/scalar.mjs';

const scalars = (file: string): string => path.join(packageRoot, 'node_modules/@scalar', file);
const ours = (file: string): string => path.join(packageRoot, 'src/features/playground/frame/scalar', file);

const scalarsByName: Plugin = {
  name: 'scalar',
  setup({ onResolve }) {
    onResolve({ filter: /^virtual:scalar\// }, ({ path: name }) => ({
      path: scalars(name.slice('virtual:scalar/'.length)),
    }));
  },
};

/** Names that a module exports itself. */
async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    format: 'esm',
    bundle: true,
    packages: 'external',
    external: ['./*', '../*', 'virtual:later/*'],
    plugins: [scalarsByName],
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

  it('The copy of a schema for its example ends where schemas refer to each other', async () => {
    const { outputFiles } = await build({
      entryPoints: [ours('snapshotSchema.ts')],
      format: 'esm',
      bundle: true,
      plugins: [scalarsByName],
      write: false,
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const { snapshotSchema } = (await import(`data:text/javascript;base64,${code}`)) as {
      snapshotSchema(schema: object): object;
    };
    const tree = { type: 'object', properties: {} };
    tree.properties = { name: { type: 'string' }, parent: { $ref: '#/tree', '$ref-value': tree } };
    const copy = { type: 'object', properties: { name: { type: 'string' }, parent: '[circular]' } };
    expect(snapshotSchema(tree)).toEqual(copy);
  });
});

it('Only icons whose weights are all kept are shown in other weights than bold and regular', () => {
  const folders = [
    'api-client',
    'api-reference/dist/components',
    'api-reference/dist/features',
    'blocks',
    'components',
  ];
  const icons = globSync(folders.map((folder) => scalars(`${folder}/**/*.js`)))
    // Explorers do not offer the assistant.
    .filter((file) => !file.includes('ask-agent-button'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => /weight: "(?:duotone|fill|light|thin)"/.test(code))
    .flatMap((code) => /\{([^}]*)\} from "@scalar\/icons"/.exec(code)?.[1]?.match(/(?<=ScalarIcon)\w+/g) ?? []);
  expect([...new Set(icons)].sort()).toEqual(weightedIcons);
});

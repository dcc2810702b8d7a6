import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ContentModule } from '../../../src/mdx/compiled.js';
import { bundleIslands } from '../../../src/project/islands.js';
import { Project } from '../../../src/project/project.js';
import { Session } from '../../../src/project/session.js';

const moduleOf = (file: string, script: string): [string, ContentModule] => [
  file,
  { file, kind: 'script', code: '', script, imports: [], needs: [], references: [], ids: [], digest: '' },
];

/** A folder with one page, `index`, and other files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-islands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = JSON.stringify({
    ...{ $schema: 'https://mintlify.com/docs.json', theme: 'mint', name: 'Pots', colors: { primary: '#0f766e' } },
    navigation: { pages: ['index'] },
  });
  mkdirSync(path.join(folder, 'snippets'));
  for (const [name, text] of Object.entries({ 'docs.json': config, ...files }))
    writeFileSync(path.join(folder, name), text);
  return folder;
}

it('A package that one component wants to load does not stop the other components', async () => {
  const modules = new Map([
    moduleOf('snippets/count.jsx', 'export const Count = () => { const [n] = useState(1); return <b>{n}</b>; };'),
    moduleOf(
      'snippets/editor.jsx',
      "export const Editor = () => { useEffect(() => { import('@components/Editor'); import('https://x.example/a.js'); }, []); return null; };",
    ),
  ]);
  const { addresses, diagnostics } = await bundleIslands({ pages: [], modules }, '');
  expect([...addresses.keys()].sort()).toEqual(['snippets/count.jsx', 'snippets/editor.jsx']);
  expect(diagnostics).toMatchObject([
    {
      code: 'content/island',
      file: 'snippets/editor.jsx',
      message: '`@components/Editor` cannot be loaded by a component in the browser.',
    },
  ]);
});

it('A file or package that a component cannot load, and an export that cannot be bundled, are reported at their lines', async () => {
  const page = (path: string): string =>
    `---\ntitle: Pots\n---\n\n# Ö\n\nexport const Pot = () => {\n  const [n] = useState(1);\n  const ö = 'Ö'; ${path};\n  return n;\n};\n\n<Pot />\n`;
  const placesIn = async (files: Readonly<Record<string, string>>): Promise<unknown[]> => {
    const { diagnostics } = await (await Project.open(folderWith(files), { base: '', skip: [] })).load();
    return diagnostics
      .filter(({ code }) => code === 'content/island')
      .map(({ file, span, message }) => [file, span?.start, message]);
  };
  for (const load of ["import('clay')", "import('./clay.js')", "require('clay')"])
    expect(await placesIn({ 'index.mdx': page(load) })).toEqual([
      [
        'index.mdx',
        { line: 9, column: 18 + load.indexOf("'") },
        `\`${load.includes('./') ? './clay.js' : 'clay'}\` cannot be loaded by a component in the browser.`,
      ],
    ]);
  expect(
    await placesIn({
      'index.mdx': "import { Pot } from './pot.jsx';\n\n<Pot />\n",
      'pot.jsx':
        "import { useState } from 'react';\n\nexport const Pot = () => useState(1)[0];\nexport * from 'clay';\n",
    }),
  ).toEqual([['pot.jsx', { line: 4, column: 15 }, expect.stringContaining('"clay"')]]);
});

it('A component that looks for React among the globals finds it', async () => {
  const script = 'const React = globalThis.React; export const Count = () => React.useState(1)[0];';
  const { addresses, files } = await bundleIslands(
    { pages: [], modules: new Map([moduleOf('count.jsx', script)]) },
    '',
  );
  const text = new TextDecoder().decode(files.get(addresses.get('count.jsx') ?? ''));
  expect(text).toMatch(/globalThis\.React\?\?=/);
});

it('A component file that does not compile does not stop the other components', async () => {
  const folder = folderWith({
    'index.mdx':
      "import { Count } from './count.jsx';\nimport { Tall } from './tall.jsx';\n\n# Pots\n\n<Count />\n\n<Tall />\n",
    'count.jsx': 'export const Count = () => { const [n] = useState(1); return <b>{n}</b>; };\n',
    'tall.jsx': 'export const Tall = () => {\n  const [n] = useState(1);\n  return <b>{n};\n};\n',
  });
  const { islands, diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  expect([...islands.addresses.keys()]).toContain('count.jsx');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  expect(warnings).toMatchObject([{ code: 'content/compile', file: 'tall.jsx', span: { start: { line: 4 } } }]);
});

it('A property that cannot be sent to the browser is reported at the tag in the snippet', async () => {
  const folder = folderWith({
    'index.mdx': "import Pots from '/snippets/pots.mdx';\n\n# Pots\n\n<Pots />\n",
    'snippets/pots.mdx':
      "import { Count } from '/snippets/count.jsx';\n\nexport const pots = [{ pick: () => 'x' }];\n\n" +
      '{pots.map((pot) => <Count key="a" sizes={[pot.pick]} />)}\n',
    'snippets/count.jsx': 'export const Count = () => { const [n] = useState(1); return <b>{n}</b>; };\n',
  });
  const session = await Session.open(folder, { base: '', skip: [], isDev: false });
  await session.survey();
  expect(session.diagnostics.filter(({ code }) => code === 'content/island')).toMatchObject([
    { file: 'snippets/pots.mdx', span: { start: { line: 5 } } },
  ]);
});

import { expect, it } from 'vitest';
import type { ContentModule } from '../../../src/mdx/compiled.js';
import { bundleIslands } from '../../../src/project/islands.js';

const moduleOf = (file: string, script: string): [string, ContentModule] => [
  file,
  { file, kind: 'script', code: '', script, imports: [], needs: [], references: [], ids: [], digest: '' },
];

it('A package that one component wants to load does not stop the other components', async () => {
  const modules = new Map([
    moduleOf('snippets/count.jsx', 'export const Count = () => { const [n] = useState(1); return <b>{n}</b>; };'),
    moduleOf(
      'snippets/editor.jsx',
      "export const Editor = () => { useEffect(() => { import('@components/Editor'); import('https://x.example/a.js'); }, []); return null; };",
    ),
  ]);
  const { addresses, diagnostics } = await bundleIslands({ pages: [], modules });
  expect([...addresses.keys()].sort()).toEqual(['snippets/count.jsx', 'snippets/editor.jsx']);
  expect(diagnostics).toMatchObject([
    {
      code: 'content/island',
      file: 'snippets/editor.jsx',
      message: 'The package `@components/Editor` cannot be loaded by a component in the browser.',
    },
  ]);
});

it('A component that looks for React among the globals finds it', async () => {
  const script = 'const React = globalThis.React; export const Count = () => React.useState(1)[0];';
  const { addresses, files } = await bundleIslands({ pages: [], modules: new Map([moduleOf('count.jsx', script)]) });
  const text = new TextDecoder().decode(files.get(addresses.get('count.jsx') ?? ''));
  expect(text).toMatch(/globalThis\.React\?\?=/);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import type { FeatureOptions } from '../../../src/features/feature.js';
import { policyOf, type Policy } from '../../../src/features/policy/policy.js';
import type { PrintedPage } from '../../../src/render/rendering.js';
import { readParts } from '../../../src/project/parts/parts.js';
import { policy } from '../../../src/project/policy.js';
import { editTags } from '../../../src/shared/readTags.js';
import { build } from '../site/build.js';

const widget = `import { useEffect } from 'react';
export const Widget = ({ address }) => {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, []);
  return <a href="https://www.hotjar.com">Powered by {'https://text.example'}</a>;
};
`;
const using = (attributes: string): string => `import { Widget } from '/widget.jsx';\n\n<Widget ${attributes} />\n`;

const plainHead = '<head><meta charset="utf-8"></head>';

async function read(files: Readonly<Record<string, string>>, plugins: FeatureOptions['plugins'] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-policy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'trellis'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const content = await new ContentLoader({ project: folder, root: folder, skip: [], base: '' }).load(new Set());
  const parts = await readParts(folder, false);
  const site = build(
    { navigation: [{ group: 'A', pages: content.pages.map(({ id }) => id) }] },
    { pages: content.pages },
  );
  const feature = policy({ folder, site, content, parts }, { base: '', plugins });
  const sourcesOf = (id: string, html = plainHead): Policy => {
    const route = site.routes.get(`/${id}`);
    const page: PrintedPage = { html, scripts: [], ...(route && { route }) };
    const finished = editTags(html, (edits) => [feature.finish?.(page, edits) ?? {}]);
    return policyOf(/http-equiv="content-security-policy" content="([^"]*)"/.exec(finished)?.[1] ?? '');
  };
  return { sourcesOf, diagnostics: feature.check?.([]) ?? [] };
}

it('A component may load the script that the page names, on that page and from that host alone', async () => {
  const { sourcesOf, diagnostics } = await read({
    'widget.jsx': widget,
    'a.mdx': using('address="https://widgets.example/w.js"') + '\n![](https://i.example/i.png)\n',
    'b.mdx': 'Text.\n',
  });
  const [a, b] = [sourcesOf('a'), sourcesOf('b')];
  expect(a['script-src']?.filter((source) => source.includes('//'))).toEqual(['https://widgets.example']);
  expect(a['connect-src']).toEqual(expect.arrayContaining(['https://text.example', 'https://widgets.example']));
  expect(JSON.stringify(b)).not.toContain('example');
  expect(diagnostics).toEqual([]);
});

it('A service is recognised in a component that loads its script', async () => {
  const { sourcesOf, diagnostics } = await read({
    'a.mdx':
      "export const Chat = () => {\n  useEffect(() => {\n    const s = document.createElement('script');\n    s.src = base + '/sdk.js';\n    window.chatwootSDK.run({});\n  });\n};\n\n<Chat />\n",
  });
  expect(sourcesOf('a')['script-src']).toContain('https://*.chatwoot.com');
  expect(diagnostics).toEqual([]);
});

it('An address that no page names is reported at its place in the component', async () => {
  const { sourcesOf, diagnostics } = await read({
    'widget.jsx': widget,
    'a.mdx': using('address={window.location.hash.slice(1)}'),
    'b.mdx': 'export const X = () => <script src={`https://${region}.b.example/x.js`} />;\n\n<X />\n',
  });
  expect(sourcesOf('a')['script-src']?.filter((source) => source.includes('//'))).toEqual([]);
  expect(diagnostics).toMatchObject([
    { code: 'site/unknown-host', file: 'widget.jsx', span: { start: { line: 5, column: 18 } } },
    { code: 'site/unknown-host', file: 'b.mdx', span: { start: { line: 1, column: 37 } } },
  ]);
});

it('A part may load the script that it names, and another one is reported', async () => {
  const { sourcesOf, diagnostics } = await read({
    'a.mdx': 'Text.\n',
    'trellis/Footer.astro':
      "<footer>Fern</footer>\n<script>\n  import { load } from './load';\n  load('https://widgets.example/w.js');\n  import(`https://${document.title}/x.js`);\n</script>\n",
    'trellis/load.ts':
      "export const load = (address: string) => {\n  const s = document.createElement('script');\n  s.src = address;\n};\n",
  });
  expect(sourcesOf('a')['script-src']).toContain('https://widgets.example');
  expect(diagnostics).toMatchObject([
    { code: 'site/unknown-host', file: 'trellis/Footer.astro', span: { start: { line: 5, column: 10 } } },
  ]);
});

it('A plug-in that writes into the head may write scripts there, and other plug-ins may not', async () => {
  const head = '<head><meta charset="utf-8"><script async src="https://count.example/x.js"></script></head>';
  const files = { 'a.mdx': 'Text.\n' };
  const writer = await read(files, [{ name: 'writer', head: () => [] }]);
  expect(writer.sourcesOf('a', head)['script-src']).toContain('https://count.example');
  const other = await read(files, [{ name: 'other', nodes: (nodes) => nodes }]);
  expect(JSON.stringify(other.sourcesOf('a', head))).not.toContain('count.example');
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

const files = {
  'page.mdx': `import Setup from '/snippets/setup.mdx'
import { Tool } from '/snippets/tool.jsx'

## First

<Setup />

<Tool />

## Prepare

<Setup />

<Snippet file="old.mdx" />

### Last
`,
  'snippets/setup.mdx': "import Inner from './inner.mdx'\n\n## Prepare\n\nText.\n\n<Inner />\n\n### Done\n",
  'snippets/inner.mdx': '### Within\n\n<Steps titleSize="h3"><Step title="Go">x</Step></Steps>\n',
  'snippets/old.mdx': '## Old\n',
  'snippets/tool.jsx': 'export const Tool = () => <h2>Not told</h2>;',
};

it('The headings of a page include those of its snippets, in order and with their ids', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-inclusions-'));
  mkdirSync(path.join(root, 'snippets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  const { pages } = await new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set());
  expect(pages[0]?.headings.map(({ depth, id }) => `${depth} ${id}`)).toEqual([
    '2 first',
    '2 prepare-2',
    '3 within',
    '3 go',
    '3 done',
    '2 prepare',
    '2 prepare-3',
    '3 within-2',
    '3 go-2',
    '3 done-2',
    '2 old',
    '3 last',
  ]);
});

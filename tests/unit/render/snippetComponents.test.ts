import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import { feedPath } from '../../../src/features/feeds/feed.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { pageText } from '../../../src/render/pageText.js';
import { pageShapeOf } from '../../../src/theme/layout/page/shape.js';
import { build, routeOf } from '../site/build.js';
import { evaluated } from './mdx.js';

const files = {
  'news.mdx': "import News from '/snippets/news.mdx';\n\n<News />\n",
  'season.mdx': "import News, { season } from '/snippets/news.mdx';\n\nIn {season}.\n",
  'snippets/news.mdx': `import Inner from './inner.mdx';

export const season = 'May';

<Update label="May 2026">Ferns.</Update>

<Inner />
`,
  'snippets/inner.mdx': `<Panel>Beside.</Panel>

<Visibility for="agents">For agents.</Visibility>

<Visibility for="humans">For readers.</Visibility>
`,
};

it('Components in snippets have the same effect on the feed, the search and the layout of a page as its own', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-snippets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'snippets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  const { pages, modules } = await new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set());
  const site = build({ navigation: [{ group: 'G', pages: ['news', 'season'] }] }, { pages });
  const effectsOf = (address: string): unknown => {
    const route = routeOf(site, address);
    const { sections } = pageText(
      route,
      {
        evaluated: ({ body }) => (body ? evaluated(body, modules) : { nodes: [], thrown: [], lost: [] }),
        described: () => undefined,
        describe: () => undefined,
        describeSchema: () => undefined,
        markdown: () => '',
        pageOf: () => undefined,
        rooted: () => undefined,
      },
      { address: { origin: '', base: '' }, words: messagesOf('en'), hasSchema: false },
    );
    return [feedPath(route, site), pageShapeOf(route).side, JSON.stringify(sections).match(/For \w+/g)];
  };
  expect(effectsOf('/news')).toEqual(['/news/rss.xml', 'panel', ['For readers']]);
  expect(effectsOf('/season')).toEqual([undefined, 'toc', null]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

/** @param texts texts of files that do not just tell their name. */
async function contentOf(
  files: readonly string[],
  listed: readonly string[] = [],
  texts: Readonly<Record<string, string>> = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), texts[file] ?? `Text of ${file}.\n`);
  }
  return await new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set(listed));
}

const ids = async (...parameters: Parameters<typeof contentOf>): Promise<string[]> =>
  (await contentOf(...parameters)).pages.map(({ id }) => id);

describe('Repository files such as README', () => {
  const files = ['README.md', 'LICENSE.md', 'Changelog.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];

  it('Are no pages at the root unless the navigation lists them', async () => {
    expect(await ids([...files, 'AGENTS.md', 'CLAUDE.md', 'index.mdx'])).toEqual(['index']);
    expect(await ids(files, ['/README', 'LICENSE.md'])).toEqual(['LICENSE', 'README']);
  });

  it('Are pages in other folders and as MDX', async () => {
    const pages = ['CHANGELOG.mdx', 'guides/README.md', 'guides/security.mdx', 'legal/LICENSE.md', 'readme.mdx'];
    expect(await ids(pages)).toEqual(pages.map((file) => file.replace(/\.mdx?$/, '')));
  });
});

it('The .mdx file is the page if both a.md and a.mdx exist', async () => {
  const { pages, diagnostics } = await contentOf(['a.md', 'a.mdx', 'b.md']);
  expect(pages.map(({ file }) => file)).toEqual(['a.mdx', 'b.md']);
  expect(diagnostics).toMatchObject([
    { code: 'content/route-conflict', file: 'a.md', help: 'Rename one of them; only `a.mdx` is built.' },
  ]);
});

describe('Files in a folder called snippets that is not at the root', () => {
  const texts = {
    'rose.mdx': 'import Soil from "/guides/snippets/soil.mdx"\n\n<Soil />\n',
    'guides/fern.mdx': 'import Water from "./snippets/deep/water.mdx"\n\n<Water />\n',
    'guides/snippets/soil.mdx': 'import Sand from "./sand.md"\n\n<Sand />\n',
  };
  const parts = ['guides/snippets/soil.mdx', 'guides/snippets/sand.md', 'guides/snippets/deep/water.mdx'];
  const files = [...parts, 'guides/snippets/unused.mdx', 'guides/fern.mdx', 'rose.mdx'];

  it('Are no pages if pages or other snippets import them', async () => {
    expect(await ids(files, ['rose', 'guides/*'], texts)).toEqual(['guides/fern', 'guides/snippets/unused', 'rose']);
    expect(
      await ids(['_snippets/a.mdx', 'b/_snippets/a.mdx', 'c.mdx'], [], {
        'c.mdx': 'import A from "/b/_snippets/a.mdx"',
      }),
    ).toEqual(['c']);
  });

  it('Are pages if the navigation lists them', async () => {
    const listed = ['/guides/snippets/soil', './Guides/snippets/sand.md', 'guides/snippets/deep/water.mdx'];
    expect(await ids(files, listed, texts)).toHaveLength(files.length);
  });

  it('Do not compete with a page for its address', async () => {
    const twins = ['a/snippets/b.md', 'a/snippets/b.mdx', 'c.mdx'];
    const { pages, diagnostics } = await contentOf(twins, [], { 'c.mdx': 'import B from "/a/snippets/b.mdx"' });
    expect(pages.map(({ file }) => file)).toEqual(['a/snippets/b.md', 'c.mdx']);
    expect(diagnostics).toEqual([]);
  });
});

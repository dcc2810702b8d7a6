import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

async function contentOf(files: readonly string[], listed: readonly string[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `Text of ${file}.\n`);
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

function contentOf(files: readonly string[], listed: readonly string[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `Text of ${file}.\n`);
  }
  return new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set(listed));
}

const ids = (...parameters: Parameters<typeof contentOf>): string[] =>
  contentOf(...parameters).pages.map(({ id }) => id);

describe('Repository files such as README', () => {
  const files = ['README.md', 'LICENSE.md', 'Changelog.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];

  it('Are no pages at the root unless the navigation lists them', () => {
    expect(ids([...files, 'AGENTS.md', 'CLAUDE.md', 'index.mdx'])).toEqual(['index']);
    expect(ids(files, ['/README', 'LICENSE.md'])).toEqual(['LICENSE', 'README']);
  });

  it('Are pages in other folders and as MDX', () => {
    const pages = ['CHANGELOG.mdx', 'guides/README.md', 'guides/security.mdx', 'legal/LICENSE.md', 'readme.mdx'];
    expect(ids(pages)).toEqual(pages.map((file) => file.replace(/\.mdx?$/, '')));
  });
});

it('The .mdx file is the page if both a.md and a.mdx exist', () => {
  const { pages, diagnostics } = contentOf(['a.md', 'a.mdx', 'b.md']);
  expect(pages.map(({ file }) => file)).toEqual(['a.mdx', 'b.md']);
  expect(diagnostics).toMatchObject([
    { code: 'content/route-conflict', file: 'a.md', help: 'Rename one of them; only `a.mdx` is built.' },
  ]);
});

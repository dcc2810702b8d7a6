import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

it('tells of what cannot be read, and reads the rest', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-readable-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string): string => path.join(root, name);
  mkdirSync(at('guides/next.js'), { recursive: true });
  mkdirSync(at('folder.mdx'));
  mkdirSync(at('.mintignore'));
  writeFileSync(at('whole.mdx'), 'Text.\n');
  writeFileSync(at('guides/next.js/page.mdx'), 'Text.\n');
  writeFileSync(at('endless.mdx'), 'Some words.\n\n'.repeat(1_000_000));
  symlinkSync('nothing', at('guides/nowhere.svg'));
  symlinkSync('circle.mdx', at('circle.mdx'));
  symlinkSync('nothing', at('.#lock'));
  symlinkSync('whole.mdx', at('linked.mdx'));
  writeFileSync(Buffer.concat([Buffer.from(at('caf')), Buffer.from([0xe9]), Buffer.from('.mdx')]), 'Text.\n');

  const { pages, diagnostics } = new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set());
  expect(pages.map(({ id }) => id)).toEqual(['guides/next.js/page', 'linked', 'whole']);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`).sort()).toEqual([
    'content/unreadable: `.mintignore` is a folder, and has the name of a file.',
    'content/unreadable: `caf\uFFFD.mdx` has a name that is not UTF-8.',
    'content/unreadable: `circle.mdx` is a link in a circle.',
    'content/unreadable: `endless.mdx` is larger than 10 MB.',
    'content/unreadable: `folder.mdx` is a folder, and has the name of a file.',
    'content/unreadable: `guides/nowhere.svg` is a link to nowhere.',
  ]);
});

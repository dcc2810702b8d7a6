import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sample } from '../../corpus/browse.js';
import { countDiagnostics } from '../../corpus/build.js';
import { inspect } from '../../corpus/inspect.js';
import { findSites } from '../../corpus/sites.js';
import { SourceFolder } from '../../corpus/source.js';
import { formatTerminal } from '../../../src/diagnostics/terminal.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'trellis-corpus-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

it('Finds the sites of a folder', () => {
  write({ 'a/b/docs.json': '{}', 'a/b/inner/docs.json': '{}', 'c/mint.json': '{}', 'd/readme.md': '' });
  expect(findSites(folder)).toEqual([path.join(folder, 'a/b'), path.join(folder, 'c')]);
});

it('Reads the pages of the navigation at every level', () => {
  write({
    'docs.json': JSON.stringify({
      navigation: {
        tabs: [
          {
            tab: 'A',
            groups: [
              { group: 'G', pages: ['one', 'GET /x', { group: 'H', pages: ['two/index'] }] },
              { $ref: 'more.json' },
            ],
          },
        ],
      },
    }),
    'more.json': JSON.stringify({ group: 'M', pages: ['/three', 'missing', 'away'] }),
    'one.mdx': '',
    'two/index.mdx': '',
    'three.md': '',
    'away.mdx': '---\nurl: https://example.com\n---\n',
  });
  expect(new SourceFolder(folder).navigation.map(({ address }) => address)).toEqual(['/one', '/two', '/three']);
});

it('Finds the faults of a built site', () => {
  write({
    'docs.json': JSON.stringify({ navigation: [{ group: 'G', pages: ['one', 'two', 'lost'] }] }),
    'one.mdx': 'text',
    'two.mdx': 'text',
    'lost.mdx': 'text',
    'picture.png': '',
    'out/picture.png': '',
    'out/one/index.html':
      '<div class="mdx-content"><a href="/lost">x</a><a href="/none">x</a><img src="/picture.png">{{x}}<i id="a"></i><i id="a"></i></div>',
    'out/two/index.html': '<div class="mdx-content"><p class="fault" role="note"></p></div>',
    'out/old/index.html': '<meta http-equiv="refresh" content="0;url=/one">',
  });
  const found = inspect(path.join(folder, 'out'), new SourceFolder(folder));
  expect(found.pages).toEqual(['/one', '/two']);
  expect(found.unserved).toEqual(['lost']);
  expect(found.missedLinks).toEqual([{ page: '/one', what: '/lost' }]);
  expect(found.deadLinks).toEqual([{ page: '/one', what: '/none' }]);
  expect(found.betrayals).toHaveLength(1);
  expect(found.unsizedImages).toHaveLength(1);
  expect(found.duplicateIds).toHaveLength(1);
  expect(found.emptyPages).toEqual([{ page: '/two', what: 'nothing is shown' }]);
  expect(found.missingParts).toEqual([{ page: '/two', what: '1 missing' }]);
  expect(found.prose.map(({ page }) => page)).toEqual(['/one', '/two']);
});

it('Counts the diagnostics in the output of a build', () => {
  const log = formatTerminal(
    [
      {
        code: 'site/dead-link',
        severity: 'warning',
        message: 'A.',
        file: 'a.mdx',
        span: { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } },
      },
      { code: 'site/dead-link', severity: 'warning', message: 'B.', file: 'b.mdx' },
      { code: 'content/compile', severity: 'error', message: 'C.', help: 'D.' },
    ],
    { readText: () => undefined, color: false },
  );
  expect(countDiagnostics(log)).toEqual({ 'site/dead-link': 2, 'content/compile': 1 });
  const many = Array.from({ length: 9 }, (_, index) => ({
    code: 'site/dead-link' as const,
    severity: 'warning' as const,
    message: `The link \`/${index}\` leads nowhere.`,
    file: 'a.mdx',
    span: { start: { line: index + 1, column: 1 }, end: { line: index + 1, column: 2 } },
  }));
  const folded = formatTerminal(many, { readText: () => undefined, color: false, isFolded: true });
  expect(countDiagnostics(folded)).toEqual({ 'site/dead-link': 9 });
});

it('A sample is spread over the whole list', () => {
  expect(sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)).toEqual([1, 4, 7]);
  expect(sample([1, 2], 3)).toEqual([1, 2]);
});

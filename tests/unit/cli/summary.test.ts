import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSummary } from '../../../src/cli/summary.js';
import { shellWord } from '../../../src/cli/shellWord.js';
import { diagnostic } from '../../../src/diagnostics/create.js';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';
import { folderOf } from './folder.js';

const dead = diagnostic('site/dead-link', { message: 'Dead.' });
const late = diagnostic('outputs/unconverted', { message: '2 pictures are left.' });
const missing = diagnostic('site/missing-asset', { message: 'Missing.' });

it('The summary lists the pages, the problems and the command for a preview', () => {
  const folder = folderOf({ 'a.html': 'x'.repeat(240_000), 'b/c.html': '', _headers: '' });
  const output = path.join(folder, 'my site');
  const built = { output: folder, pages: 1200, sizes: [240_000, 0, 0], diagnostics: [] };
  const slowest = [
    { path: '/slow', milliseconds: 1234.5 },
    { path: '/less', milliseconds: 7 },
  ];
  const ending = { dir: '.', seconds: 2, base: '/', isColored: false, isVerbose: false };
  const place = path.relative(process.cwd(), folder);
  expect(buildSummary({ ...built, slowest }, ending)).toBe(
    [
      `Built 1,200 pages in 2.0 s into ${place}.`,
      'Size: 0.2 MB in 3 files.',
      `See it: npx trellis-docs preview --out ${shellWord(place)}`,
      '',
    ].join('\n'),
  );
  expect(
    buildSummary(
      { ...built, slowest, diagnostics: [missing, dead, late, dead] },
      {
        ...ending,
        dir: path.dirname(output),
        base: '/docs',
        target: 'netlify',
        isVerbose: true,
      },
    ).split('\n'),
  ).toEqual([
    `Built 1,200 pages in 2.0 s into ${place}, with 3 warnings.`,
    'Warnings: 2 site/dead-link, 1 site/missing-asset.',
    'Size: 0.2 MB in 3 files.',
    'Pictures: 2 pictures are left.',
    'Pages that took longest:',
    '  1235 ms  /slow',
    '     7 ms  /less',
    `For netlify: ${path.join(place, '_headers')}.`,
    `See it: npx trellis-docs preview ${folder} --out ${shellWord(place)} --base /docs`,
    '',
  ]);
});

it('The summary ends with the pages that could not be built, in red on a terminal', () => {
  const folder = folderOf({ 'a.html': '' });
  const built = { output: folder, pages: 2, sizes: [], slowest: [] };
  const at = (line: number) => ({ start: { line, column: 4 }, end: { line, column: 5 } });
  const fault = (file: string, line: number) => diagnostic('content/compile', { message: 'No.', file, span: at(line) });
  const summary = (isColored: boolean, ...diagnostics: Diagnostic[]): string =>
    buildSummary({ ...built, diagnostics }, { dir: '.', seconds: 2, base: '/', isVerbose: false, isColored });
  expect(summary(false, fault('a.mdx', 3), dead, fault('b/c.md', 12), fault('parts/d.jsx', 1))).toMatch(
    /\nSee it: [^\n]+\n\n2 pages could not be built:\n {2}a\.mdx:3:4\n {2}b\/c\.md:12:4\n$/,
  );
  const many = Array.from({ length: 12 }, (_, index) => fault(`${index}.mdx`, 1));
  expect(summary(false, ...many)).toMatch(/12 pages could not be built:[\s\S]*9\.mdx:1:4\n {2}and 2 more\n$/);
  expect(summary(true, fault('a.mdx', 3))).toContain('\u001B[31m\u001B[1m1 page could not be built:');
  expect(summary(true, dead)).not.toContain('could not be built');
});

it.each([
  ['docs', 'docs'],
  ['my docs', '"my docs"'],
  ['C:\\docs\\site', 'C:\\docs\\site'],
])('The path %s is written as %s for a shell', (path, word) => {
  expect(shellWord(path)).toBe(word);
});

import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSummary } from '../../../src/cli/summary.js';
import { shellWord } from '../../../src/cli/shellWord.js';
import { diagnostic } from '../../../src/diagnostics/create.js';
import { folderOf } from './folder.js';

const dead = diagnostic('site/dead-link', { message: 'Dead.' });
const late = diagnostic('outputs/unconverted', { message: '2 pictures are left.' });
const missing = diagnostic('site/missing-asset', { message: 'Missing.' });

it('The summary lists the pages, the problems and the command for a preview', () => {
  const folder = folderOf({ 'a.html': 'x'.repeat(240_000), 'b/c.html': '', _headers: '' });
  const output = path.join(folder, 'my site');
  const drawn = { folder, run: '', output: folder, pages: 1200, diagnostics: [] };
  const slowest = [
    { path: '/slow', milliseconds: 1234.5 },
    { path: '/less', milliseconds: 7 },
  ];
  const ending = { dir: '.', seconds: 2, base: '/', diagnostics: [], isVerbose: false };
  const place = path.relative(process.cwd(), folder);
  expect(buildSummary({ ...drawn, slowest }, ending)).toBe(
    [
      `Built 1,200 pages in 2.0 s into ${place}.`,
      'Size: 0.2 MB in 3 files.',
      `See it: npx trellis-docs preview --out ${shellWord(place)}`,
      '',
    ].join('\n'),
  );
  expect(
    buildSummary(
      { ...drawn, slowest },
      {
        ...ending,
        dir: path.dirname(output),
        base: '/docs',
        target: 'netlify',
        diagnostics: [missing, dead, late, dead],
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

it.each([
  ['docs', 'docs'],
  ['my docs', '"my docs"'],
  ['C:\\docs\\site', 'C:\\docs\\site'],
])('The path %s is written as %s for a shell', (path, word) => {
  expect(shellWord(path)).toBe(word);
});

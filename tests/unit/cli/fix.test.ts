import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './folder.js';
import { run } from './run.js';

const docs = `{
  "name": "Fern",
  "topbarCta": { "name": "Buy", "url": "https://shop.example" },
  "navigation": [{ "group": "Start", "icon": "/Images/leaf.svg", "pages": ["index", "Care/water"] }],
  "redirects": [
    { "source": "/old", "destination": "/older" },
    { "source": "/older", "destination": "/care/water" },
  ]
}
`;
const page = `---
title: Fern
---

[Water](/Care/Water#how) and [again](/Care/Water#how), [beside](care/WATER.md), [/Care/water](/Care/water), [gone](/nothing).

<Card title="Water" href="/CARE/water" />
![Leaf](/Images/leaf.svg)
`;
const files = {
  'docs.json': docs,
  'index.mdx': page.replaceAll('\n', '\r\n'),
  'care/water.md': '# Water\n\n## How',
  'images/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};
const textOf = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

it('Fixes problems that have a single correct solution, and reports the others', async () => {
  const folder = folderOf(files);
  const { stdout: told } = await run('check', folder, '--json');
  const { diagnostics } = JSON.parse(told) as { diagnostics: { code: string; fix?: object }[] };
  expect(diagnostics.find(({ code }) => code === 'site/redirect-chain')?.fix).toEqual({
    from: '/older',
    to: '/care/water',
  });
  expect(textOf(folder, 'docs.json')).toBe(docs);

  const { code, stdout, stderr } = await run('check', folder, '--fix');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'Fixed 10 problems in 2 files.\n',
  });
  expect(textOf(folder, 'docs.json')).toBe(
    docs
      .replace('topbarCta', 'topbarCtaButton')
      .replace('/Images/', '/images/')
      .replace('Care/water', 'care/water')
      .replace('"destination": "/older"', '"destination": "/care/water"')
      .replace('},\n  ]', '}\n  ]'),
  );
  // The address of a link that is also its text is ambiguous in the line, and is left alone.
  expect(textOf(folder, 'index.mdx')).toBe(
    page
      .replaceAll('(/Care/Water#how)', '(/care/water#how)')
      .replace('care/WATER.md', 'care/water.md')
      .replace('/CARE/water', '/care/water')
      .replace('/Images/', '/images/')
      .replaceAll('\n', '\r\n'),
  );
  expect(stderr.match(/site\/\S+/g)).toEqual(['site/letter-case', 'site/dead-link']);
  expect((await run('check', folder, '--fix')).stdout).toContain('Nothing to fix.\n');
});

it('Takes out a redirect that is written twice, and a byte order mark', async () => {
  const redirects = [
    '{ "source": "/old", "destination": "/" }',
    '{ "source": "/past", "destination": "/" }',
    '{ "destination": "/", "source": "/old/" }',
    '{ "source": "/past", "destination": "/" }',
    '{ "source": "/old", "destination": "/care/water" }',
  ];
  const written = (kept: readonly (string | undefined)[]): string =>
    `{\n  "name": "Fern",\n  "navigation": [{ "group": "Start", "pages": ["index", "care/water"] }],\n  "redirects": [\n    ${kept.join(',\n    ')}\n  ]\n}\n`;
  const folder = folderOf({ ...files, 'index.mdx': '# Fern', 'docs.json': `\uFEFF${written(redirects)}` });
  const { stdout, stderr } = await run('check', folder, '--fix');
  expect(stdout).toContain('Fixed 3 problems in 1 file.\n');
  expect(textOf(folder, 'docs.json')).toBe(written([redirects[0], redirects[1], redirects[4]]));
  expect(stderr.match(/config\/\S+/g)).toEqual(['config/duplicate-redirect']);
});

it('Changes no file outside the selection, and refuses --untrusted', async () => {
  const folder = folderOf(files);
  expect((await run('check', folder, '--fix', '--files', 'docs.json')).stdout).toContain(
    'Fixed 5 problems in 1 file.\n',
  );
  expect(textOf(folder, 'index.mdx')).toContain('/CARE/water');
  expect(await run('check', folder, '--fix', '--untrusted')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Give --fix or --untrusted, not both: an untrusted author must not cause changes to files.\n',
  });
});

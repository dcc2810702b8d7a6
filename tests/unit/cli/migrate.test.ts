import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './folder.js';
import { run } from './run.js';

const mint = JSON.stringify(
  { name: 'Fern', navigation: [{ group: 'Start', pages: ['index'] }], rounded: 'sharp', isWhiteLabeled: true },
  undefined,
  4,
);
const textOf = (folder: string, file = 'docs.json'): string => readFileSync(path.join(folder, file), 'utf8');

it('Writes docs.json from mint.json, and lists the settings that are lost', async () => {
  const folder = folderOf({ 'mint.json': mint, 'index.mdx': '# Fern' });
  expect(await run('migrate', folder)).toEqual({
    code: 0,
    stdout: [
      "Wrote docs.json in today's form, from mint.json.",
      'Not carried over unchanged:',
      "  mint.json:11 rounded: today's docs.json has no word for it",
      '  mint.json:12 isWhiteLabeled: it has no effect',
      'docs.json is used from now on.',
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(textOf(folder)).toContain('\n    "name": "Fern",\n');
  expect(JSON.parse(textOf(folder))).toEqual({
    theme: 'mint',
    name: 'Fern',
    navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
    styling: { codeblocks: 'dark' },
  });
  expect(await run('migrate', folder)).toEqual({
    code: 2,
    stdout: '',
    stderr: `There is nothing to migrate in ${folder}: docs.json is in today's form already.\n`,
  });
});

it('Keeps the indentation and the line ends of the file', async () => {
  const folder = folderOf({ 'mint.json': mint.replaceAll('    ', '\t').replaceAll('\n', '\r\n') });
  expect((await run('migrate', folder)).code).toBe(0);
  expect(textOf(folder)).toMatch(/^\{\r\n\t"theme": "mint",\r\n\t"name": "Fern",\r\n/);
  expect(textOf(folder)).not.toMatch(/[^\r]\n/);
});

it('Replaces an existing docs.json only with --force', async () => {
  const folder = folderOf({ 'docs.json': mint });
  expect(await run('migrate', folder)).toEqual({
    code: 2,
    stdout: '',
    stderr: 'docs.json exists already. Give --force to replace it.\n',
  });
  expect(textOf(folder)).toBe(mint);
  expect((await run('migrate', folder, '--force')).code).toBe(0);
  expect(textOf(folder)).toContain('"groups"');
});

it('Reports in one line that there is nothing to migrate', async () => {
  const folder = folderOf({ 'a.md': '# A' });
  expect(await run('migrate', folder)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+ need only this docs\.json: [^\n]+\n$/) as string,
  });
  const broken = folderOf({ 'mint.json': '{ "name": ' });
  expect(await run('migrate', broken)).toMatchObject({ code: 1, stdout: '' });
  expect(existsSync(path.join(broken, 'docs.json'))).toBe(false);
  expect(await run('migrate', folder, '--from', 'docusauru')).toMatchObject({ code: 2 });
});

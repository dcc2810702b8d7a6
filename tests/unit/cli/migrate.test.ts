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
    stderr: `There is nothing to migrate in ${folder}: docs.json is in today's form already. Give --to mint.json for the classic form.\n`,
  });
});

it('Writes mint.json from docs.json', async () => {
  const docs = {
    name: 'Fern',
    navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
    banner: { content: 'A' },
  };
  const folder = folderOf({ 'docs.json': JSON.stringify(docs).replaceAll(',', ',\r\n\t') });
  const { code, stdout } = await run('migrate', folder, '--to', 'mint.json');
  expect(code).toBe(0);
  expect(stdout).toContain('  docs.json:4 banner: mint.json has no word for it\n');
  expect(stdout).toContain('mint.json is used only without docs.json.\n');
  expect(textOf(folder, 'mint.json')).toBe(
    [
      '{',
      '\t"name": "Fern",',
      '\t"navigation": [',
      '\t\t{',
      '\t\t\t"group": "Start",',
      '\t\t\t"pages": [',
      '\t\t\t\t"index"',
    ]
      .concat(['\t\t\t]', '\t\t}', '\t],', '\t"codeBlock": {', '\t\t"mode": "auto"', '\t}', '}', ''])
      .join('\r\n'),
  );
  expect(await run('migrate', folder, '--to', 'mint.json')).toMatchObject({
    code: 2,
    stderr: 'mint.json exists already. Give --force to replace it.\n',
  });
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
    stderr: expect.stringMatching(/^[^\n]+\n$/) as string,
  });
  const broken = folderOf({ 'mint.json': '{ "name": ' });
  expect(await run('migrate', broken)).toMatchObject({ code: 1, stdout: '' });
  expect(existsSync(path.join(broken, 'docs.json'))).toBe(false);
  expect(await run('migrate', folder, '--to', 'docs.jsn')).toMatchObject({ code: 2 });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runHere } from '../command.js';
import { filesOf, has, page } from './trellis.js';

const pages = ['guides/rose', 'guides/fern', 'guides/moss'];
const plain = '---\ntitle: A page\n---\n\nText.\n';
const shows = `---
title: A page
---

import Soil from '/guides/snippets/soil.mdx'

<Soil names={['clay']} />
`;
const files = {
  'docs.json': JSON.stringify({ name: 'Fern', navigation: [{ group: 'All', pages }] }),
  'guides/rose.mdx': shows,
  'guides/fern.mdx': plain,
  'guides/moss.mdx': plain,
  'guides/snippets/soil.mdx': '---\ntitle: Loam\n---\n\nGrows in {names.map((name) => <b>{name}</b>)}.\n',
};

/** A folder with the files. */
function siteOf(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-nested-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

function write(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const options = ['--site', 'https://docs.example.com'];
const contentsOf = (output: string): Record<string, string> =>
  Object.fromEntries(filesOf(output).map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));

it('A snippet in a folder beside its pages is shown in them, and is in no list of pages', async () => {
  const folder = siteOf();
  const output = path.join(folder, 'dist');
  expect(await runHere('build', folder, ...options)).toMatchObject({ code: 0, stderr: '' });
  expect(page(output, 'guides/rose')).toContain('Grows in <b>clay</b>.');
  expect(has(output, 'guides/snippets')).toBe(false);
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt'])
    expect(readFileSync(path.join(output, file), 'utf8')).not.toMatch(/snippets|Loam/);
  expect((await runHere('check', folder)).stdout).toBe('No problems found.\n');
});

it('A build after an import was added or removed equals a build from scratch', async () => {
  const folder = siteOf();
  const states: Record<string, string>[] = [
    {},
    { 'guides/fern.mdx': shows },
    { 'guides/rose.mdx': plain },
    { 'guides/fern.mdx': plain },
    files,
  ];
  for (const [index, state] of states.entries()) {
    write(folder, state);
    const again = await runHere('build', folder, ...options);
    const fresh = path.join(siteOf(), 'site');
    cpSync(folder, fresh, { recursive: true, filter: (file) => !/[\\/](?:\.trellis|dist)$/.test(file) });
    const first = await runHere('build', fresh, ...options);
    expect(again.stderr).toBe(first.stderr);
    expect(contentsOf(path.join(folder, 'dist'))).toEqual(contentsOf(path.join(fresh, 'dist')));
    expect(has(path.join(folder, 'dist'), 'guides/snippets/soil/index.html')).toBe(index === 3);
  }
});

it('A site with such a snippet is the same if it is built in shards', async () => {
  const folder = siteOf();
  const at = (name: string): string => path.join(folder, '..', `${path.basename(folder)}-${name}`);
  onTestFinished(() =>
    ['whole', 'shards', 'merged'].forEach((name) => rmSync(at(name), { recursive: true, force: true })),
  );
  const build = (...words: string[]) => runHere('build', folder, ...options, ...words);
  await build('--out', at('whole'));
  for (const index of [1, 2, 3]) await build('--shard', `${index}/3`, '--out', at(`shards/${index}`));
  expect(await runHere('merge', folder, '--shards', at('shards'), '--out', at('merged'), ...options)).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(contentsOf(at('merged'))).toEqual(contentsOf(at('whole')));
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import { png } from '../../differential/picture.js';

function folder(files: Readonly<Record<string, string | Buffer>>): string {
  const made = mkdtempSync(path.join(tmpdir(), 'trellis-digest-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(made, name), text);
  return made;
}

// A new loader each time, as one loader keeps what it knows of the folder.
const digestOf = async (project: string): Promise<string | undefined> =>
  (await new ContentLoader({ project, root: project, skip: [], base: '' }).load(new Set())).pages.find(({ id }) =>
    /(^|\/)page$/.test(id),
  )?.digest;

it.each([
  ['a picture of the page', '![A leaf](/leaf.png)\n'],
  ['a picture that a component measures when it is rendered', '<Card title="Leaf" img="/leaf.png" />\n'],
])('The digest of a page changes with the content of %s', async (_, text) => {
  const docs = folder({ 'page.mdx': text, 'leaf.png': png(20, 30, 1) });
  const before = await digestOf(docs);
  writeFileSync(path.join(docs, 'leaf.png'), png(20, 30, 1));
  expect(await digestOf(docs)).toBe(before);
  writeFileSync(path.join(docs, 'leaf.png'), png(20, 30, 2));
  expect(await digestOf(docs)).not.toBe(before);
});

it('The digest of a page changes if a link resolves to another file', async () => {
  const docs = folder({ 'later.mdx': 'Text.\n' });
  mkdirSync(path.join(docs, 'guides'));
  writeFileSync(path.join(docs, 'guides/page.mdx'), '[Later](later)\n');
  const before = await digestOf(docs);
  writeFileSync(path.join(docs, 'guides/other.mdx'), 'Text.\n');
  expect(await digestOf(docs)).toBe(before);
  writeFileSync(path.join(docs, 'guides/later.mdx'), 'Text.\n');
  expect(await digestOf(docs)).not.toBe(before);
});

it('A reload keeps each page unless its links or images resolve differently', async () => {
  const docs = folder({ 'later.mdx': 'Text.\n', 'leaf.png': png(20, 30, 1), 'still.mdx': '[Later](later)\n' });
  mkdirSync(path.join(docs, 'guides'));
  writeFileSync(path.join(docs, 'guides/link.mdx'), '[Later](later)\n');
  writeFileSync(path.join(docs, 'guides/picture.mdx'), '![A leaf](/leaf.png)\n');
  writeFileSync(path.join(docs, 'guides/gap.mdx'), '![A root](/root.png)\n');
  const loader = new ContentLoader({ project: docs, root: docs, skip: [], base: '' });
  const load = async () => new Map((await loader.load(new Set())).pages.map((page) => [page.id, page]));
  const changed = (before: Awaited<ReturnType<typeof load>>, after: Awaited<ReturnType<typeof load>>): string[] =>
    [...after].filter(([id, page]) => before.has(id) && before.get(id) !== page).map(([id]) => id);

  const first = await load();
  expect(changed(first, await load())).toEqual([]);
  writeFileSync(path.join(docs, 'guides/later.mdx'), 'Text.\n');
  const second = await load();
  expect(changed(first, second)).toEqual(['guides/link']);
  expect(second.get('guides/link')?.digest).not.toBe(first.get('guides/link')?.digest);
  writeFileSync(path.join(docs, 'leaf.png'), png(40, 30, 1));
  const third = await load();
  expect(changed(second, third)).toEqual(['guides/picture']);
  writeFileSync(path.join(docs, 'root.png'), png(40, 30, 1));
  const fourth = await load();
  expect(changed(third, fourth)).toEqual(['guides/gap']);
  expect(fourth.get('guides/gap')?.body?.code).toContain('/root.png');
});

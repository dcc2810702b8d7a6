import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { compare } from '../differential/compare.js';

const site = (name: string): string => fileURLToPath(new URL(`../sites/${name}`, import.meta.url));

it('Incremental builds after edits, kills and undone edits equal builds from scratch', async () => {
  const { differences, kills } = await compare(site('minimal'), { seed: 5, steps: 3 });
  expect(differences).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});

it('Builds of a site whose pages contain a part of the sidebar equal builds from scratch', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-large-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const navigation = Array.from({ length: 13 }, (_, group) => ({
    group: `Group ${group}`,
    pages: Array.from({ length: 10 }, (__, page) => `g${group}/p${page}`),
  }));
  for (const id of navigation.flatMap(({ pages }) => pages)) {
    mkdirSync(path.join(folder, path.dirname(id)), { recursive: true });
    writeFileSync(path.join(folder, `${id}.mdx`), `---\ntitle: ${id}\n---\n\nText.\n`);
  }
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Large', navigation }));
  for (const kind of ['title', 'logo'])
    expect(await compare(folder, { seed: 5, steps: 1, kinds: [kind] })).toMatchObject({ differences: [] });
});

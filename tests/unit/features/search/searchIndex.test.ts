import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFeed } from '../../../../src/features/search/indexing/feed.js';
import { SearchIndex, searchFiles } from '../../../../src/features/search/indexing/searchIndex.js';
import type { SearchRecord } from '../../../../src/features/search/record.js';

const record = (name: string, text: string): SearchRecord => ({
  path: `/${name}`,
  title: name,
  keywords: [],
  crumbs: [],
  versions: [],
  languages: ['en'],
  boost: 1,
  sections: [{ text, code: '' }],
});

it('Files of an index that an edit leaves alone keep their keys, so that they are not placed again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const index = new SearchIndex(path.join(folder, 'search'));
  const keysWith = async (text: string): Promise<Map<string, string>> => {
    const feed = writeFeed([record('rose', 'thorns'), record('lily', text)], folder);
    if (!feed) throw new Error('There is something to find.');
    const files = [...searchFiles(await index.update(feed))];
    return new Map(files.map(([address, { key }]) => [address, key?.() ?? '']));
  };
  const [before, after] = [await keysWith('petals'), await keysWith('leaves')];
  const kept = [...after].filter(([address, key]) => before.get(address) === key).map(([address]) => address);
  expect(kept).toContain('/_trellis/search/pagefind.js');
  expect(kept.filter((address) => address.includes('/fragment/'))).toHaveLength(1);
  expect(after.get('/_trellis/search/pagefind-entry.json')).not.toBe(
    before.get('/_trellis/search/pagefind-entry.json'),
  );
});

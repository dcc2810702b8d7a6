import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PictureStore } from '../../../../src/features/pictures/pictureStore.js';

it('A sweep deletes old pictures, and nothing that another process may be writing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lastYear = new Date(Date.now() - 365 * 86_400_000);
  for (const name of ['draft.png.123', 'other.png', 'old.png']) writeFileSync(path.join(folder, name), '');
  const store = new PictureStore(folder);
  await store.of('mine.png', () => Promise.resolve(new Uint8Array(1)));
  for (const name of ['old.png', 'mine.png']) utimesSync(path.join(folder, name), lastYear, lastYear);
  store.sweep();
  expect(readdirSync(folder).sort()).toEqual(['draft.png.123', 'mine.png', 'other.png']);
});

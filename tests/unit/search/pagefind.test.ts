import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeIndex } from '../../../src/search/indexing/pagefind.js';

it('An indexer that stops is reported, and its answer is not awaited', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // It knows none of the options of the indexer.
  vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', process.execPath);
  onTestFinished(() => void vi.unstubAllEnvs());
  const pages = (async function* () {
    yield await Promise.resolve({ path: '/a', html: '<html><body>A</body></html>' });
  })();
  await expect(writeIndex(pages, folder)).rejects.toThrow('the indexer has stopped (exit code 9)');
});

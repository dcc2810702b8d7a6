import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';
import { previewHandler } from '../../src/astro/preview.js';

const trellis = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

/** Twenty groups of twenty pages, `/g0/p0` to `/g19/p19`, titled `Page 0 of 0` and so on: too large for every page to carry the tree. */
function write(folder: string): void {
  const numbers = [...Array(20).keys()];
  const navigation = numbers.map((group) => ({
    group: `Group ${group}`,
    pages: numbers.map((page) => `g${group}/p${page}`),
  }));
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Large', navigation }));
  for (const group of numbers) {
    mkdirSync(path.join(folder, `g${group}`));
    for (const page of numbers) {
      writeFileSync(path.join(folder, `g${group}/p${page}.md`), `---\ntitle: Page ${page} of ${group}\n---\n\nText.\n`);
    }
  }
}

/** A test that gets the address of a large site, built once for each worker. */
export const test = base.extend<object, { largeSite: string }>({
  largeSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'trellis-large-'));
      write(folder);
      const output = path.join(folder, 'dist');
      execFileSync(process.execPath, [trellis, 'build', folder, '--out', output]);
      const server = createServer(previewHandler(output, '')).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

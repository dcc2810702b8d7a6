import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

it('The event loop has turns while many pages are compiled, so that the compiler’s memory is freed', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-turns-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (let page = 0; page < 40; page += 1) writeFileSync(path.join(root, `${page}.mdx`), `# ${page}\n`);
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set());
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(2);
});

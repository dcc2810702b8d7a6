import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginBuild } from '../../../src/build/buildRun.js';
import { placeSite } from '../../../src/build/sitePlacement.js';

const rename = fs.renameSync;
const disk = { isFull: false };

// Modules are shared among files of tests: what they have imported from `node:fs` is replaced, not the module.
beforeEach(() => {
  disk.isFull = false;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (disk.isFull && String(to).endsWith('page.html'))
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    rename(from, to);
  });
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const files = ['_trellis/site.txt', 'a.css', 'page.html', 'start.html'];

function write(folder: string, text: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const texts = (folder: string): string[] => files.map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('A full disk prevents no build of another site, and a later build completes the interrupted one', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-full-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [project, site] = [path.join(home, 'docs'), path.join(home, 'site')];
  mkdirSync(project);
  write(site, 'old');
  const build = await beginBuild(project, site);
  write(path.join(build.folder, 'out'), 'new');
  disk.isFull = true;
  expect(() => placeSite(build.folder, site)).toThrow('ENOSPC');
  build.end();
  expect(texts(site)).toEqual(['new', 'new', 'old', 'old']);

  const elsewhere = await beginBuild(project, path.join(home, 'other'));
  elsewhere.end();
  await expect(beginBuild(project, site)).rejects.toThrow('ENOSPC');
  disk.isFull = false;
  const next = await beginBuild(project, site);
  expect(texts(site)).toEqual(['new', 'new', 'new', 'new']);
  next.end();
  expect(readdirSync(path.join(project, '.trellis/runs'))).toEqual([]);
  expect(existsSync(path.join(site, `.trellis-${process.pid}`))).toBe(false);
});

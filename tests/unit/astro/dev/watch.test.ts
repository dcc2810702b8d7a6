import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchFolder } from '../../../../src/astro/dev/watch.js';

/** A watcher that sees what it is told. */
class Watcher extends EventEmitter {
  add(): this {
    return this;
  }
}

function watched(since: number): { folder: string; watcher: Watcher; told: () => Promise<readonly string[]> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const watcher = new Watcher();
  const told = new Promise<readonly string[]>((resolve) => {
    const server = { watcher, httpServer: null } as unknown as ViteDevServer;
    watchFolder(server, { folder, since }, (files) => resolve(files.map((file) => path.relative(folder, file))));
  });
  return { folder, watcher, told: () => told };
}

describe('Watch on a documentation folder', () => {
  it('Reports several writes together', async () => {
    const { folder, watcher, told } = watched(Number.POSITIVE_INFINITY);
    for (const name of ['a.md', 'b.md']) watcher.emit('all', 'change', path.join(folder, name));
    expect(await told()).toEqual(['a.md', 'b.md']);
  });

  it('Reports changes between the reading of the folder and the start of the watcher', async () => {
    const { folder, watcher, told } = watched(Date.now());
    mkdirSync(path.join(folder, 'guides'));
    mkdirSync(path.join(folder, '.trellis'));
    for (const name of ['guides/first.md', '.trellis/texts.json', 'moved.md'])
      writeFileSync(path.join(folder, name), '');
    // A file that is moved to here keeps the time at which it was written.
    utimesSync(path.join(folder, 'moved.md'), 0, 0);
    watcher.emit('ready');
    expect([...(await told())].sort()).toEqual(['guides', 'guides/first.md', 'moved.md']);
  });

  it('Reports no change that is older than the reading of the folder', async () => {
    const { folder, watcher, told } = watched(Date.now() + 60_000);
    writeFileSync(path.join(folder, 'old.md'), '');
    watcher.emit('ready');
    watcher.emit('all', 'change', path.join(folder, 'new.md'));
    expect(await told()).toEqual(['new.md']);
  });
});

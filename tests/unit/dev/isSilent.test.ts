import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { isSilent } from '../../../src/dev/isSilent.js';
import { eventually } from '../eventually.js';

afterEach(() => {
  vi.doUnmock('chokidar');
  vi.doUnmock('node:fs');
  vi.resetModules();
});

/** Loads the watcher on a system that reports one type for all file systems. */
async function watcherOn(type: number) {
  // Other tests of the process have loaded these modules.
  vi.resetModules();
  vi.doMock('node:fs', async (load) => ({ ...(await load<object>()), statfsSync: () => ({ type }) }));
  const watch = vi.fn((await vi.importActual<typeof import('chokidar')>('chokidar')).watch);
  vi.doMock('chokidar', () => ({ watch }));
  const { watchFolder } = await import('../../../src/dev/watch.js');
  return { watch, watchFolder };
}

it.runIf(process.platform === 'linux').each([
  ['9p', 0x01021997, true],
  ['NFS', 0x6969, true],
  ['SMB', 0xfe534d42, true],
  ['ext4', 0xef53, false],
  ['Btrfs', 0x9123683e, false],
])('Files are compared where the system does not report all edits: %s', async (_name, type, expected) => {
  const { watch, watchFolder } = await watcherOn(type);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-silent-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files: string[] = [];
  const { ready, stop } = watchFolder({ folder, start: { time: Number.POSITIVE_INFINITY, names: [] } }, (changed) =>
    files.push(...changed),
  );
  onTestFinished(stop);
  await ready;
  expect(watch.mock.lastCall?.[1]).toMatchObject({ usePolling: expected });
  let count = 0;
  await eventually(() => {
    // A comparison only sees what is written after its first look.
    writeFileSync(path.join(folder, `page-${(count += 1)}.mdx`), 'New.');
    expect(files).not.toEqual([]);
  });
});

it('A folder that is gone is not compared', () => {
  expect(isSilent('/none/at/all')).toBe(false);
});

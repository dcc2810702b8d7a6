import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watch } from 'chokidar';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isSilent } from '../../../src/dev/isSilent.js';
import { watchFolder } from '../../../src/dev/watch.js';
import { eventually } from '../eventually.js';

vi.mock('chokidar', async (load) => {
  const actual = await load<typeof import('chokidar')>();
  return { ...actual, watch: vi.fn(actual.watch) };
});
vi.mock('node:fs', { spy: true });

/** Makes the system report a type for all file systems. */
function setType(type: number): void {
  vi.mocked(statfsSync).mockImplementation((() => ({ type })) as unknown as typeof statfsSync);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-silent-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it.runIf(process.platform === 'linux').each([
  ['9p', 0x01021997, true],
  ['NFS', 0x6969, true],
  ['SMB', 0xfe534d42, true],
  ['ext4', 0xef53, false],
  ['Btrfs', 0x9123683e, false],
])('Files are compared where the system does not report all edits: %s', async (_name, type, expected) => {
  setType(type);
  const folder = temporaryFolder();
  const files: string[] = [];
  const { ready, stop } = watchFolder({ folder, start: { time: Number.POSITIVE_INFINITY, names: [] } }, (changed) =>
    files.push(...changed),
  );
  onTestFinished(stop);
  await ready;
  expect(vi.mocked(watch).mock.lastCall?.[1]).toMatchObject({ usePolling: expected });
  const page = path.join(folder, 'page.mdx');
  writeFileSync(page, 'New.');
  await eventually(() => expect(files).toContain(page));
});

it('A folder that is gone is not compared', () => {
  vi.mocked(statfsSync).mockReset();
  expect(isSilent('/none/at/all')).toBe(false);
});

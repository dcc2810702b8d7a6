import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sweepFolder, touch, use } from '../../../src/shared/sweepFolder.js';
import { sweepRuns } from '../../../src/project/runs.js';
import { moveWhole, writeWhole } from '../../../src/shared/wholeFile.js';

/** A folder with folders that were last changed long ago. */
function place(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'file'), name);
    grow(path.join(folder, name));
  }
  return folder;
}

const grow = (entry: string): void => utimesSync(entry, new Date(0), new Date(0));

it('Keeps what was touched, and says that there is nothing to touch', () => {
  const folder = place('a', 'b');
  expect([touch(path.join(folder, 'a')), touch(path.join(folder, 'c'))]).toEqual([true, false]);
  sweepFolder(folder);
  expect(readdirSync(folder)).toEqual(['a']);
});

it('Keeps the last entry that a process uses, however long it runs', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = place('first', 'last');
  expect([use(path.join(folder, 'first')), use(path.join(folder, 'last'))]).toEqual([true, true]);
  for (const name of ['first', 'last']) grow(path.join(folder, name));
  vi.advanceTimersByTime(60_000);
  sweepFolder(folder);
  expect(readdirSync(folder)).toEqual(['last']);
});

it('Leaves a folder to the process that has made the same before', () => {
  const folder = place('made', 'draft');
  moveWhole(path.join(folder, 'draft'), path.join(folder, 'made'));
  expect(existsSync(path.join(folder, 'draft'))).toBe(false);
  expect(() => moveWhole(path.join(folder, 'none'), path.join(folder, 'new'))).toThrow('ENOENT');
});

it('Nothing is left of a file that cannot be written', () => {
  const folder = place('folder');
  expect(() => writeWhole(path.join(folder, 'folder'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['folder']);
});

it('A build deletes the unfinished files of commands that were killed long ago', () => {
  const folder = place();
  const names = ['pages.bin', 'pages.bin.12', 'pages.bin.34'];
  for (const name of names) writeWhole(path.join(folder, '.trellis', name), name);
  for (const name of names.slice(0, 2)) grow(path.join(folder, '.trellis', name));
  sweepRuns(folder);
  expect(readdirSync(path.join(folder, '.trellis'))).toEqual(['pages.bin', 'pages.bin.34']);
});

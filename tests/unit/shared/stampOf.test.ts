import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readWhenChanged, stampOf } from '../../../src/shared/stampOf.js';

it('Nothing that stands in the place of a file is an error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string): string => path.join(folder, name);
  symlinkSync(at('circle'), at('circle'));
  writeFileSync(at('file'), 'text');
  expect([stampOf(at('circle')), stampOf(at('gone')), stampOf(path.join(at('file'), 'below'))]).toEqual(['', '', '']);
  expect(stampOf(at('file'))).not.toBe('');
});

it('A file is read again when another one of the same size and time takes its place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = readWhenChanged((file) => readFileSync(file, 'utf8'));
  const [file, other] = ['file', 'other'].map((name) => path.join(folder, name)) as [string, string];
  // Like the files of an npm package.
  for (const [each, text] of [
    [file, 'one'],
    [other, 'two'],
  ] as const) {
    writeFileSync(each, text);
    utimesSync(each, 499162500, 499162500);
  }
  expect(read(file)).toBe('one');
  renameSync(other, file);
  expect(read(file)).toBe('two');
});

it('A file that has just changed is read again until another change would give it another time', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'trellis-stamp-')), 'file');
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
  let reads = 0;
  const read = readWhenChanged(() => (reads += 1));
  writeFileSync(file, 'text');
  expect([read(file), read(file)]).toEqual([1, 2]);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFaultyPages, writeFaultyPages } from '../../../src/project/faultyPages.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'trellis-faulty-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('The faulty pages of a build are known to the next one', () => {
  expect(readFaultyPages(folder)).toEqual(new Set());
  writeFaultyPages(folder, ['a.mdx', 'b.mdx']);
  expect(readFaultyPages(folder)).toEqual(new Set(['a.mdx', 'b.mdx']));
});

it.each<[string, (file: string) => void]>([
  ['A folder with files', (file) => mkdirSync(path.join(file, 'inner'), { recursive: true })],
  ['A link to nowhere', (file) => symlinkSync('nowhere', file)],
  ['A link to itself', (file) => symlinkSync(file, file)],
])('%s in the place of the list of faulty pages is replaced', (_, put) => {
  put(path.join(folder, 'faulty.json'));
  expect(readFaultyPages(folder)).toEqual(new Set());
  writeFaultyPages(folder, ['a.mdx']);
  expect(readFaultyPages(folder)).toEqual(new Set(['a.mdx']));
});

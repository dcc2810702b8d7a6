import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { writeZip } from '../../../../src/features/export/zip.js';

it('The same files become the same archive, whatever their order and times', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const zip = path.join(folder, 'site.zip');
  for (const name of ['a.html', 'ü.png']) writeFileSync(path.join(folder, name), name.repeat(50));
  writeZip(folder, ['a.html', 'ü.png'], 'docs', zip);
  const first = readFileSync(zip);
  utimesSync(path.join(folder, 'a.html'), 5, 5);
  writeZip(folder, ['ü.png', 'a.html'], 'docs', zip);
  expect(readFileSync(zip).equals(first)).toBe(true);
  const files = unzipSync(first);
  expect(Object.keys(files)).toEqual(['docs/a.html', 'docs/ü.png']);
  expect(Buffer.from(files['docs/ü.png'] ?? []).toString()).toBe('ü.png'.repeat(50));
});

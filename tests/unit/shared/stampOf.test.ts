import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stampOf } from '../../../src/shared/stampOf.js';

it('Nothing that stands in the place of a file is an error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string): string => path.join(folder, name);
  symlinkSync(at('circle'), at('circle'));
  writeFileSync(at('file'), 'text');
  expect([stampOf(at('circle')), stampOf(at('gone')), stampOf(path.join(at('file'), 'below'))]).toEqual(['', '', '']);
  expect(stampOf(at('file'))).not.toBe('');
});

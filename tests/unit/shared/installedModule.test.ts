import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findModules } from '../../../src/shared/installedModule.js';

it('A package is found once it is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'node_modules'));
  const find = (): unknown => findModules('fern/core', 'fern', [folder]);
  expect(find()).toEqual([]);

  const place = path.join(folder, 'node_modules/fern');
  mkdirSync(place);
  writeFileSync(path.join(place, 'main.js'), '');
  const manifest = { name: 'fern', version: '1.2.3', exports: { './core': './main.js' } };
  writeFileSync(path.join(place, 'package.json'), JSON.stringify(manifest));
  expect(find()).toEqual([{ file: path.join(place, 'main.js'), version: '1.2.3' }]);
});

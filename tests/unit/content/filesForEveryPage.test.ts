import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersOf } from '../../../src/content/files.js';
import { filesForEveryPage } from '../../../src/content/filesForEveryPage.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trellis-styles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function filesOf(files: readonly string[], listed: readonly string[]): string[] {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '{}');
  }
  const assets = files.filter((file) => !file.endsWith('package.json'));
  return filesForEveryPage(
    new Map(assets.map((file) => [`/${file}`, path.join(root, file)])),
    new Set<string>(),
    new Set(listed.flatMap(foldersOf)),
  );
}

test('The style sheets of programs beside the documentation are not those of its pages', () => {
  const files = ['package.json', 'own.css', 'styles/more.css', 'apps/shop/package.json', 'apps/shop/src/app.css'];
  expect(filesOf(files, ['index', 'guides/water'])).toEqual(['/own.css', '/styles/more.css']);
});

test('A package with pages of the navigation is documentation', () => {
  const files = ['apps/docs/package.json', 'apps/docs/own.css', 'apps/docs/theme/more.css'];
  expect(filesOf(files, ['apps/docs/guides/water'])).toEqual(['/apps/docs/own.css', '/apps/docs/theme/more.css']);
});

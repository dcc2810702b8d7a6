import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isEndless } from '../../../src/dev/circles.js';

it('Detects links that lead to themselves or to a folder around them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-circles-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...names: string[]): string => path.join(folder, ...names);
  mkdirSync(at('guides/deep'), { recursive: true });
  mkdirSync(at('shared'));
  writeFileSync(at('guides/first.md'), '');
  writeFileSync(at('shared/note.md'), '');
  for (const [target, name] of [
    ['.', 'here'],
    ['..', 'guides/above'],
    ['../..', 'guides/deep/top'],
    ['../shared', 'guides/beside'],
    ['self', 'self'],
    ['no-such-file', 'dead'],
  ] as const)
    symlinkSync(target, at(name));
  const endless = ['here/docs.json', 'here/here', 'guides/above/guides', 'guides/deep/top/guides', 'self'];
  const sound = [
    'guides',
    'guides/first.md',
    'here',
    'guides/above',
    'guides/beside',
    'guides/beside/note.md',
    'none',
    'dead',
  ];
  expect([...endless, ...sound].filter((name) => isEndless(at(name)))).toEqual(endless);
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inject } from '../faults/inject.js';
import { injectIntoServed } from '../faults/serve.js';
import { copyOf, has, trellis } from './trellis.js';

it('survives files that are broken, replaced or named strangely', async () => {
  const found = await inject({ seed: 3, every: 7 });
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

it('serves a folder in which one file after another is broken, replaced or named strangely', async () => {
  const found = await injectIntoServed({ seed: 3, every: 31 });
  expect(new Set(found.map(({ fault }) => fault)).size).toBeGreaterThan(10);
  expect(found.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

it('builds beside a package.json that cannot be read, and when what it keeps in its place is damaged', () => {
  const folder = copyOf('minimal');
  writeFileSync(path.join(folder, 'package.json'), '');
  expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
  const own = path.join(folder, '.trellis/project/package.json');
  rmSync(own);
  mkdirSync(own);
  expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
  expect(has(path.join(folder, 'dist'), '404.html')).toBe(true);
});

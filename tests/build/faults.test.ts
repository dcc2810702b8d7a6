import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inject } from '../faults/inject.js';
import { injectIntoServed } from '../faults/serve.js';
import { copyOf, has, trellis } from './trellis.js';

it('Commands survive files that are broken, replaced or strangely named', async () => {
  const found = await inject({ seed: 3, every: 7 });
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

it('`dev` serves a folder whose files are broken, replaced or strangely named one after another', async () => {
  const found = await injectIntoServed({ seed: 3, every: 31 });
  expect(new Set(found.map(({ fault }) => fault)).size).toBeGreaterThan(10);
  expect(found.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

it('`build` succeeds beside an unreadable package.json, with a tsconfig.json of another project and with a damaged cache', () => {
  const folder = copyOf('minimal');
  writeFileSync(path.join(folder, 'package.json'), '');
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "extends": "@none/such/tsconfig.json" }');
  expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
  const stores = ['pages.bin', 'texts.bin'];
  for (const name of stores) writeFileSync(path.join(folder, '.trellis', name), '');
  const records = path.join(folder, '.trellis/sites');
  for (const name of readdirSync(records)) writeFileSync(path.join(records, name), '{');
  expect(trellis('build', folder)).toMatchObject({
    code: 0,
    stderr: stores.map((name) => `.trellis/${name} is damaged; it is discarded and created again.\n`).join(''),
  });
  expect(has(path.join(folder, 'dist'), '404.html')).toBe(true);
});

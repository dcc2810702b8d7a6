import { expect, it } from 'vitest';
import { inject } from '../faults/inject.js';
import { injectIntoServed } from '../faults/serve.js';

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

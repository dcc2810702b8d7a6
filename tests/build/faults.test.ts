import { expect, it } from 'vitest';
import { inject } from '../faults/inject.js';

it('survives files that are broken, replaced or named strangely', async () => {
  const found = await inject({ seed: 3, every: 7 });
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

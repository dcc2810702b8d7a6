import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compare } from '../differential/compare.js';

const site = (name: string): string => fileURLToPath(new URL(`../sites/${name}`, import.meta.url));

it('Incremental builds after edits, kills and undone edits equal builds from scratch', async () => {
  const { differences, kills } = await compare(site('minimal'), { seed: 5, steps: 3 });
  expect(differences).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});

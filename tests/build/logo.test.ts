import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, page } from './trellis.js';

it('A logo on another host has the name of the site as its text, in case it does not load', async () => {
  const folder = copyOf('minimal');
  const file = path.join(folder, 'docs.json');
  const docs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const logo = { light: 'https://fern.example/light.svg', dark: 'https://fern.example/dark.svg' };
  writeFileSync(file, JSON.stringify({ ...docs, logo }));
  const output = path.join(folder, 'dist');
  expect((await runHere('build', folder, '--out', output)).code).toBe(0);
  const tags = page(output, 'introduction').match(/<img class="nav-logo[^>]*>/g) ?? [];
  expect(tags).toHaveLength(2);
  for (const tag of tags) expect(tag).toContain('alt="Minimal"');
});

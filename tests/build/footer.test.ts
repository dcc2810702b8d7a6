import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, page } from './trellis.js';

it('Links of the footer have the base exactly once in every spelling', async () => {
  const folder = copyOf('minimal');
  const file = path.join(folder, 'docs.json');
  const links = ['guides/first', '/guides/first', '#top', 'https://fern.example'].map((url) => ({ label: 'To', url }));
  const docs = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...docs, footer: { links: [{ title: 'More', links }] } }));
  expect((await runHere('build', folder, '--base', '/docs')).code).toBe(0);
  const [, foot = ''] =
    /<footer id="footer"[^>]*>([^]*)<\/footer>/.exec(page(path.join(folder, 'dist'), 'introduction')) ?? [];
  const addresses = Array.from(foot.matchAll(/<a href="([^"]*)"/g), ([, address]) => address);
  expect(addresses).toEqual(['/docs/guides/first', '/docs/guides/first', '#top', 'https://fern.example']);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { output } = await built(testSites.deep);
const html = page(output, '/api-reference/add-parts');
const source = /data-fields="\/docs([^"]+)"/.exec(html)?.[1] ?? '';
const further = readFileSync(path.join(output, source), 'utf8');
const markdown = readFileSync(path.join(output, 'api-reference/add-parts.md'), 'utf8');
const idsIn = (text: string): string[] => Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);

it('The page of an operation with hundreds of fields has at most 250 KB and 4,000 elements', () => {
  expect(html.length).toBeLessThan(250_000);
  expect(html.match(/<[a-z]/gi)?.length).toBeLessThan(4000);
});

it('Each schema of a large page is shown once, in the page or in the file that it loads', () => {
  for (let part = 0; part < 30; part += 1) {
    const shown = `${html}${further}`.match(new RegExp(`>text${part}_8</a>`, 'g')) ?? [];
    expect({ part, count: shown.length }).toEqual({ part, count: 1 });
  }
});

it('What a page loads on demand follows on the ids of the page, and all links lead to one of them', () => {
  const ids = idsIn(html + further);
  expect(new Set(ids).size).toBe(ids.length);
  const links = Array.from(`${html}${further}`.matchAll(/href="#([^"]*)"/g), ([, id = '']) => decodeURI(id));
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  expect(further.match(/^<div>|<\/div><div>/g)?.length).toBeGreaterThan(0);
});

it('The Markdown of a page has the fields that the page loads on demand', () => {
  expect(html).toContain('href="/docs/api-reference/add-parts.md"');
  const loaded = Array.from(further.matchAll(/>(text\d+_\d)<\/a>/g), ([, name = '']) => name);
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((name) => !markdown.includes(name))).toEqual([]);
});

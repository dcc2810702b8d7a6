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

const channel = page(output, '/events/events');
const loadedBy = (kind: string): string => {
  const address = new RegExp(`data-${kind}="/docs([^"]+)"`).exec(channel)?.[1] ?? '';
  return readFileSync(path.join(output, address), 'utf8');
};

it.each([
  ['an operation with hundreds of fields', html],
  ['a channel with a hundred messages', channel],
])('The page of %s has at most 250 KB and 4,000 elements', (_, text) => {
  expect(text.length).toBeLessThan(250_000);
  expect(text.match(/<[a-z]/gi)?.length).toBeLessThan(4000);
});

it('A channel shows its first messages, and loads the others and their examples', () => {
  const [fields, examples] = [loadedBy('fields'), loadedBy('source')];
  const [, panel = '', reference = ''] = channel.split(/ id="response-example"| class="reference"/);
  const kindsIn = (text: string): string[] => [...new Set(text.match(/\bkind\d+(?=[<"])/g))];
  expect(kindsIn(reference)).toContain('kind0');
  expect(kindsIn(reference)).not.toContain('kind99');
  expect(kindsIn(fields)).toContain('kind99');
  expect(kindsIn(panel)).toEqual(['kind0']);
  expect(kindsIn(examples)).toHaveLength(99);
});

it('Links of a channel and of what it loads lead to one of their ids, of which each exists once', () => {
  const whole = channel + loadedBy('fields');
  const ids = idsIn(whole);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const links = Array.from(whole.matchAll(/href="#([^"]*)"/g), ([, id = '']) => decodeURI(id));
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

it('Each schema of a large page is shown once, in the page or in the file that it loads', () => {
  for (let part = 0; part < 30; part += 1) {
    const shown = `${html}${further}`.match(new RegExp(`>text${part}_8</a>`, 'g')) ?? [];
    expect({ part, count: shown.length }).toEqual({ part, count: 1 });
  }
});

it('What a page loads on demand follows on the ids of the page, and all links lead to one of them', () => {
  const placeholder = /<span id="[^"]*" data-loads><\/span>/g;
  const ids = idsIn(html.replace(placeholder, '') + further);
  expect(new Set(ids).size).toBe(ids.length);
  const linksIn = (text: string) => Array.from(text.matchAll(/href="#([^"]*)"/g), ([, id = '']) => decodeURI(id));
  expect(linksIn(further).filter((id) => !ids.includes(id))).toEqual([]);
  // Placeholders have the ids of what the page loads, so that its links lead there without JavaScript, too.
  expect(linksIn(html).filter((id) => !idsIn(html).includes(id))).toEqual([]);
  expect(html.match(placeholder)).toHaveLength(2);
  expect(further.match(/^<div>|<\/div><div>/g)?.length).toBeGreaterThan(0);
});

it('The Markdown of a page has the fields that the page loads on demand', () => {
  expect(html).toContain('href="/docs/api-reference/add-parts.md"');
  const loaded = Array.from(further.matchAll(/>(text\d+_\d)<\/a>/g), ([, name = '']) => name);
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((name) => !markdown.includes(name))).toEqual([]);
});

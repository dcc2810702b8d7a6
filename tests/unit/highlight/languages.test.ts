import { bundledLanguagesInfo } from 'shiki/langs';
import { beforeAll, expect, test } from 'vitest';
import type { Highlighting } from '../../../src/highlight/highlighting.js';
import { loadHighlighting } from './load.js';
import { languageId, readGrammar } from '../../../src/highlight/languages.js';

/** A sample with words and signs of nearly every language. */
const sample = `if (water == "enough") { return <fern a='1'>42</fern>; } // or not`;

let highlighting: Highlighting;
beforeAll(async () => {
  highlighting = await loadHighlighting();
});

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

test('More than two hundred languages are bundled', () => {
  expect(bundledLanguagesInfo.length).toBeGreaterThan(200);
});

test('Every language is highlighted without an error and keeps the text', () => {
  const plain: string[] = [];
  const embedded = (id: string): number =>
    readGrammar(id).flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy).length;
  // Shiki loads a grammar such as Markdown's again with each language that it can embed.
  const ids = bundledLanguagesInfo.map(({ id }) => id).toSorted((a, b) => embedded(a) - embedded(b));
  for (const id of ids) {
    const html = highlighting.highlight(sample, { lang: id });
    expect(textOf(html), id).toBe(sample);
    if (!html.includes('class="t')) plain.push(id);
  }
  expect(plain.length, plain.join(' ')).toBeLessThan(bundledLanguagesInfo.length / 8);
});

test('Every alias resolves to its language', () => {
  for (const { id, aliases = [] } of bundledLanguagesInfo)
    for (const alias of aliases) expect([languageId(alias), languageId(alias.toUpperCase())], alias).toEqual([id, id]);
});

test.each([
  ['console', 'shellsession'],
  ['curl', 'bash'],
  ['env', 'dotenv'],
  ['golang', 'go'],
  ['gradle', 'groovy'],
  ['kubectl', 'bash'],
  ['node', 'javascript'],
  ['terminal', 'bash'],
])('The name %s resolves to %s', (name, id) => {
  expect(languageId(name)).toBe(id);
});

test('Names of shell functions are matched without backtracking', () => {
  const [shell] = readGrammar('bash');
  const begin = String(shell?.repository['function_definition']?.begin);
  expect(begin).toContain(']++)[\\t ]*+(\\()');
  expect(begin).not.toContain(']+)');
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { constraintText } from '../../../src/render/reference/constraint.js';
import * as english from '../../../src/site/words/en.js';
import { languages, tableOf } from '../../../src/site/words/languages.js';
import { tables, wordsOf } from '../../../src/site/words/words.js';

describe('the table of a language', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt-BR', 'pt'],
    ['zh', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['iw', 'he'],
    ['in', 'id'],
    ['ar-EG', 'ar'],
    ['eo', 'en'],
    ['', 'en'],
    ['no_such!', 'en'],
  ])('of %s is %s', (tag, table) => {
    expect(tableOf(tag)).toBe(table);
    expect(wordsOf(tag)).toBe(tables[tableOf(tag)]);
  });

  it('exists for every file of words', () => {
    const folder = new URL('../../../src/site/words/', import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
    expect(files.filter((file) => /^[a-z]{2}(?:-[A-Z][a-z]+)?$/.test(file)).sort()).toEqual([...languages].sort());
  });
});

/** What texts say of something: everything they are given has to be in them. */
function saidOf(table: object): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [[key, (value as (...given: string[]) => string)('⟨a⟩', '⟨b⟩')]];
    return typeof value === 'object' && value !== null ? saidOf(value) : [];
  });
}

describe.each(Object.entries(tables))('the words in %s', (language, words) => {
  it('say everything that they are given', () => {
    const { count } = words.search;
    const own = new Map(saidOf({ ...words, search: { ...words.search, count } }));
    for (const [key, text] of saidOf(english)) {
      const given = [...text.matchAll(/⟨.⟩/g)].map(([name]) => name).sort();
      const said = [...(own.get(key) ?? '').matchAll(/⟨.⟩/g)].map(([name]) => name).sort();
      expect(said, key).toEqual(given);
    }
  });

  it('count in every form of the language', () => {
    for (const number of [1, 2, 3, 5, 11, 21, 100]) {
      const digits = new Intl.NumberFormat(language).format(number);
      const text = words.search.count(number);
      expect(text).not.toContain('#');
      // One and two may be words.
      if (number > 2) expect(text).toContain(digits);
      expect(words.components.showMore(number)).not.toContain('#');
      expect(words.reference.moreOptions(number)).toContain(digits);
    }
  });
});

it('constraints are told in the words of the language', () => {
  const german = wordsOf('de').constraints;
  expect([
    constraintText({ kind: 'range', text: 'x ≥ 2' }, german),
    constraintText({ kind: 'length', least: 1, most: 9 }, german),
    constraintText({ kind: 'items', least: 3, most: 3, ofItems: true }, german),
    constraintText({ kind: 'properties', most: 4 }, german),
    constraintText({ kind: 'unique' }, german),
    constraintText({ kind: 'closed' }, german),
    constraintText({ kind: 'requires', text: 'a, b' }, german),
  ]).toEqual([
    { label: 'Bereich', text: 'x ≥ 2', isCode: true },
    { label: 'Länge', text: '1 bis 9', isCode: false },
    { label: 'Elemente (je Element)', text: '3', isCode: false },
    { label: 'Eigenschaften', text: 'höchstens 4', isCode: false },
    { label: 'Elemente', text: 'keins doppelt', isCode: false },
    { label: 'Weitere Eigenschaften', text: 'nicht erlaubt', isCode: false },
    { label: 'Verlangt', text: 'a, b', isCode: false },
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../src/i18n/load.js';
import { argumentsOf } from '../../../src/i18n/message.js';
import { languages, messagesIn, tableOf } from '../../../src/i18n/tables.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { constraintText } from '../../../src/render/reference/constraint.js';

describe('Interface language', () => {
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
    ['ca-ES', 'ca'],
    ['no', 'no'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['uz-Cyrl', 'uz'],
    ['eo', 'en'],
    ['', 'en'],
    ['no_such!', 'en'],
  ])('The language of pages in %j is %s', (tag, table) => {
    expect(tableOf(tag)).toBe(table);
    expect(messagesOf(tag).frame.skip).toBe(messagesOf(table).frame.skip);
  });
});

/** The mistakes of a translation with their keys. */
function faultsOf(messages: Readonly<Record<string, string>>, english = messagesIn('en')): string[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(messages, key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...Object.entries(messages).flatMap(([key, message]) => {
      const original = english[key];
      if (original === undefined) return [`${key} is no key`];
      try {
        return sameArguments(message, original) ? [] : [`${key} has other arguments: ${message}`];
      } catch (error) {
        return [`${key} cannot be read: ${String(error)}`];
      }
    }),
  ];
}

function sameArguments(message: string, original: string): boolean {
  const [own, wanted] = [argumentsOf(message), argumentsOf(original)];
  return [...own].sort().join() === [...wanted].sort().join();
}

describe.each(languages.filter((language) => language !== 'en'))('src/i18n/%s.json', (language) => {
  it('Has the keys of en.json with valid messages and the same arguments', () => {
    expect(faultsOf(messagesIn(language))).toEqual([]);
  });

  it('Has the keys in the order of en.json', () => {
    expect(Object.keys(messagesIn(language))).toEqual(Object.keys(messagesIn('en')));
  });

  it('Has every plural form of the language in messages with plural forms', () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    for (const message of Object.values(messagesIn(language)).filter((each) => each.includes(', plural,'))) {
      const forms = Array.from(message.matchAll(/(\w+) \{/g), ([, form]) => form);
      // A text that is the same for all numbers has the form `other` only.
      if (forms.length > 1) expect(forms, message).toEqual(expect.arrayContaining([...needed]));
    }
  });

  it('Formats numbers with the digits of the language', () => {
    const words = messagesOf(language);
    for (const count of [1, 2, 3, 5, 11, 21, 100]) {
      const digits = new Intl.NumberFormat(language).format(count);
      // One and two may be words.
      if (count > 2) expect(words.search.count({ count })).toContain(digits);
      expect(words.components.showMore({ count })).not.toContain('#');
      expect(words.reference.moreOptions({ count })).toContain(digits);
    }
  });
});

const scalarFolder = 'src/features/playground/frame/client';
const scalarFiles = readdirSync(scalarFolder).filter((file) => file.endsWith('.json'));
const scalarWords = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`${scalarFolder}/${file}`, 'utf8')) as Record<string, string>;

it.each(scalarFiles)(`${scalarFolder}/%s has the keys of it.json with the same \`{type}\` arguments`, (file) => {
  const words = scalarWords(file);
  const shape = (texts: Record<string, string>): [string, boolean][] =>
    Object.entries(texts).map(([key, text]) => [key, text.includes('{type}')]);
  expect(shape(words)).toEqual(shape(scalarWords('it.json')));
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
});

it('Scalar has messages for every language of the interface', () => {
  const own = ['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'zh', 'zh-Hant'];
  const ours = scalarFiles.map((file) => file.replace('.json', ''));
  expect([...own, ...ours].sort()).toEqual([...languages].sort());
});

it('A mistake in a translation is reported with its key', () => {
  const english = { a: 'A', b: '{name} b', c: '{count, plural, one {# c} other {# c}}', d: 'D' };
  expect(faultsOf({ a: 'A', b: '{nmae} b', c: '{count, plural, one {# c}', e: 'E' }, english)).toEqual([
    'd is missing',
    'b has other arguments: {nmae} b',
    expect.stringMatching(/^c cannot be read: SyntaxError/),
    'e is no key',
  ]);
});

it('A wrong argument name is a type error', () => {
  const { linkTo } = messagesOf('en').common;
  // @ts-expect-error The argument is `name`.
  expect(() => linkTo({ nmae: 'Moss' })).toThrow();
});

describe('Messages for the browser', () => {
  const english = { none: ['Nothing for ', ['query']], close: 'Close' } as const;
  const german = { none: ['Nichts für ', ['query']], close: 'Schließen' } as const;
  const files = {
    '../de.json': () => Promise.resolve(german),
    '../fr.json': () => Promise.reject(new Error('offline')),
  };

  it.each([
    ['de', undefined, 'Nichts für x', 'Schließen'],
    ['de-AT', { close: 'Zumachen' }, 'Nichts für x', 'Zumachen'],
    ['fr', undefined, 'Nothing for x', 'Close'],
    ['eo', { close: 'Fermi' }, 'Nothing for x', 'Fermi'],
  ])('The messages for %s with %j of the author are "%s" and "%s"', async (language, own, none, close) => {
    const words = await loadWords<{ none: (values: { query: string }) => string; close: string }>(
      language,
      english as never,
      files as never,
      own,
    );
    expect([words.none({ query: 'x' }), words.close]).toEqual([none, close]);
  });
});

it('A constraint is described in the language of the page', () => {
  const german = messagesOf('de').constraints;
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

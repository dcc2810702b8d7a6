import { describe, expect, it } from 'vitest';
import { isMet, isMetInPart } from '../../../../src/features/search/client/metWords.js';
import { correctQuery, vocabularyFrom } from '../../../../src/features/search/client/spelling.js';

const vocabulary = [
  'configuration',
  'authentication',
  'kubernetes',
  'plants',
  'plant',
  'größe',
  'webhook',
  'token',
  'base',
];
const correct = (query: string, words: readonly string[]) => correctQuery(query, vocabularyFrom(words));

describe('Misspelt query', () => {
  it.each([
    ['confguration', 'configuration'],
    ['kubernets', 'kubernetes'],
    ['authetnication', 'authentication'],
    ['create palnt', 'create plant'],
    ['wehbook token', 'webhook token'],
    ['grosse', 'größe'],
    ['xonfiguration', 'configuration'],
  ])('The query %j is corrected to %j', (query, expected) => {
    expect(correct(query, [...vocabulary, 'create'])).toBe(expected);
  });

  it.each(['config', 'plant', 'tok', 'zzzzzz', 'bsae2x', ''])('The query %j is not corrected', (query) => {
    expect(correct(query, vocabulary)).toBeUndefined();
  });

  it('The more frequent of two equally near words is used', () => {
    expect(correct('plont', ['plent', 'plant'])).toBe('plent');
    expect(correct('plont', ['plant', 'plent'])).toBe('plant');
  });
});

describe('Query without special letters', () => {
  const words = ['größe', 'straße', 'schlüssel', 'łódź', 'ærlig', 'ændring', 'fjørd', 'œuvre'];
  it.each([
    ['groesse', 'größe'],
    ['grosse', 'größe'],
    ['strasse', 'straße'],
    ['stras', 'straße'],
    ['schluessel', 'schlüssel'],
    ['schluesel', 'schlüssel'],
    ['lodz', 'łódź'],
    ['aerlig', 'ærlig'],
    ['fjord', 'fjørd'],
    ['fjoerd', 'fjørd'],
    ['oeuvre', 'œuvre'],
  ])('The query %j is corrected to %j', (query, expected) => {
    expect(correct(query, words)).toBe(expected);
  });
});

describe('Match of a result', () => {
  it('A result matches when it has every word of the query, inflected or as a prefix', () => {
    expect(isMet('configuring plants', ['Configuration', 'plant,'])).toBe(true);
    expect(isMet('auth', ['authentication'])).toBe(true);
    expect(isMet('confguration', ['con', 'plants'])).toBe(false);
    expect(isMet('api of it', ['nothing'])).toBe(true);
    expect(isMet('state', ['useState'])).toBe(true);
    expect(isMet('state', ['estate'])).toBe(false);
    expect(isMet('publishes', ['publishing'])).toBe(true);
    expect(isMet('نباتات', ['النباتات'])).toBe(true);
    expect(isMet('النباتات', ['والنباتات', 'نباتات'])).toBe(true);
    expect(isMet('نباتات', ['الحيوانات'])).toBe(false);
  });

  it('A result does not match a query with a typing error', () => {
    for (const slip of ['publih', 'publissh', 'publixh', 'publihs']) expect(isMet(slip, ['publish']), slip).toBe(false);
  });

  it('A result matches in part when it has one word, but not by a first letter', () => {
    expect(isMetInPart('plants of mars', ['Plants', 'o'])).toBe(true);
    expect(isMetInPart('v2', ['v2.1'])).toBe(true);
    expect(isMetInPart('xyzzyqwert', ['x', 'Social accounts'])).toBe(false);
  });
});

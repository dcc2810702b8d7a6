import { describe, expect, it } from 'vitest';
import { corrected, isMet, isMetInPart, vocabularyFrom } from '../../../src/search/client/spelling.js';

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
const correct = (query: string, words: readonly string[]) => corrected(query, vocabularyFrom(words));

describe('a misspelt query', () => {
  it.each([
    ['confguration', 'configuration'],
    ['kubernets', 'kubernetes'],
    ['authetnication', 'authentication'],
    ['create palnt', 'create plant'],
    ['wehbook token', 'webhook token'],
    ['grosse', 'größe'],
    ['xonfiguration', 'configuration'],
  ])('%j becomes %j', (query, expected) => {
    expect(correct(query, [...vocabulary, 'create'])).toBe(expected);
  });

  it.each(['config', 'plant', 'tok', 'zzzzzz', 'bsae2x', ''])('%j stays', (query) => {
    expect(correct(query, vocabulary)).toBeUndefined();
  });

  it('prefers the commoner of two words that are equally near', () => {
    expect(correct('plont', ['plent', 'plant'])).toBe('plent');
    expect(correct('plont', ['plant', 'plent'])).toBe('plant');
  });
});

describe('a word without the letters that its language has', () => {
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
  ])('%j means %j', (query, expected) => {
    expect(correct(query, words)).toBe(expected);
  });
});

describe('what was found', () => {
  it('meets a query when every word of it stands there, inflected or begun', () => {
    expect(isMet('configuring plants', ['Configuration', 'plant,'])).toBe(true);
    expect(isMet('auth', ['authentication'])).toBe(true);
    expect(isMet('confguration', ['con', 'plants'])).toBe(false);
    expect(isMet('api of it', ['nothing'])).toBe(true);
    expect(isMet('state', ['useState'])).toBe(true);
    expect(isMet('state', ['estate'])).toBe(false);
    expect(isMet('publishes', ['publishing'])).toBe(true);
  });

  it('does not meet a query whose word is another one but for a slip of the finger', () => {
    for (const slip of ['publih', 'publissh', 'publixh', 'publihs']) expect(isMet(slip, ['publish']), slip).toBe(false);
  });

  it('meets a query in part when one word of it stands there, and not by a first letter', () => {
    expect(isMetInPart('plants of mars', ['Plants', 'o'])).toBe(true);
    expect(isMetInPart('v2', ['v2.1'])).toBe(true);
    expect(isMetInPart('xyzzyqwert', ['x', 'Social accounts'])).toBe(false);
  });
});

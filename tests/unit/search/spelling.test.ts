import { describe, expect, it } from 'vitest';
import { corrected, isMet, isMetInPart } from '../../../src/client/search/spelling.js';

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
    expect(corrected(query, [...vocabulary, 'create'])).toBe(expected);
  });

  it.each(['config', 'plant', 'tok', 'zzzzzz', 'bsae2x', ''])('%j stays', (query) => {
    expect(corrected(query, vocabulary)).toBeUndefined();
  });

  it('prefers the commoner of two words that are equally near', () => {
    expect(corrected('plont', ['plent', 'plant'])).toBe('plent');
    expect(corrected('plont', ['plant', 'plent'])).toBe('plant');
  });
});

describe('what was found', () => {
  it('meets a query when every word of it stands there, inflected or begun', () => {
    expect(isMet('configuring plants', ['Configuration', 'plant,'])).toBe(true);
    expect(isMet('auth', ['authentication'])).toBe(true);
    expect(isMet('confguration', ['con', 'plants'])).toBe(false);
    expect(isMet('api of it', ['nothing'])).toBe(true);
  });

  it('meets a query in part when one word of it stands there, and not by a first letter', () => {
    expect(isMetInPart('plants of mars', ['Plants', 'o'])).toBe(true);
    expect(isMetInPart('v2', ['v2.1'])).toBe(true);
    expect(isMetInPart('xyzzyqwert', ['x', 'Social accounts'])).toBe(false);
  });
});

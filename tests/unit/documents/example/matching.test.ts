import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/documents/json.js';
import { fitsPattern, isQuick } from '../../../../src/documents/example/patternMatch.js';
import { textForPattern } from '../../../../src/documents/example/pattern.js';
import { createValidity } from '../../../../src/documents/example/validity.js';

/** Milliseconds; these patterns take years. */
const patience = 50;
const attack = `${'a'.repeat(60)}!`;
const endless = [
  '(a+)+$',
  '^(a|a)*$',
  '^(\\w+\\s?)*$',
  '(.*a){25}$',
  '^(?=(a+)+$)b',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(a+)+\\1$',
];

describe('Pattern with endless backtracking', () => {
  it.each(endless)('The pattern %s matches no text when the match takes too long', (pattern) => {
    expect(fitsPattern(pattern, attack, patience)).toBe(false);
    expect(() => textForPattern(pattern, (text) => text.endsWith('!'))).not.toThrow();
  });

  it('The pattern refuses no value, and is soon not tried again', () => {
    const validity = createValidity({}, patience);
    for (const pattern of [...endless, ...endless])
      expect(validity.accepts(attack, { type: 'string', pattern }, 'request')).toBe(true);
  });

  it.each<[string, Json, Json]>([
    ['a schema that is referred to', [attack], { items: { $ref: '#/slow' } }],
    ['the names of properties', { [attack]: 1 }, { patternProperties: { '(a+)+$': { type: 'string' } } }],
    ['a list', attack, { allOf: [{ anyOf: [{ pattern: '(a+)+$' }, { const: 1 }] }] }],
  ])('The pattern ends when it stands in %s', (_, value, schema) => {
    const validity = createValidity({ slow: { pattern: '(a+)+$' } }, patience);
    expect(validity.accepts(value, schema, 'request')).toBe(true);
  });

  it('Schemas that refer to one another without end are stopped', () => {
    const double = (next: number): Json => ({ allOf: [{ $ref: `#/s${next}` }, { $ref: `#/s${next}` }] });
    const document = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`s${index}`, double(index + 1)]));
    expect(createValidity(document, patience).accepts('a', { $ref: '#/s0' }, 'request')).toBe(true);
  });
});

it.each([
  ['^[a-z]+$', 'abc', true],
  ['^[a-z]+$', 'a1', false],
  ['^(\\d+)(-\\d+)*$', '1-22-3', true],
  ['^(\\d+)(-\\d+)*$', '1--2', false],
  ['^\\(a\\)$', '(a)', true],
  ['(', '(', false],
])('The match of the pattern %s with %s is %s', (pattern, text, fits) => expect(fitsPattern(pattern, text)).toBe(fits));

it.each([
  ['^(0|[1-9][0-9]*)$', true],
  ['^(?:[A-Z]{3}|x)-\\d$', true],
  ['^\\p{L}+\\.\\(x\\)$', true],
  ['(a|b)+', false],
  ['(a|b)?', false],
  ['(a+b){2}', false],
  ['(a)(a*)', false],
  ['(a*)\\1', false],
  ['(?<all>a*)\\k<all>', false],
  ['a*a*', false],
])('Whether the pattern %s needs no time limit is %s', (pattern, quick) => expect(isQuick(pattern)).toBe(quick));

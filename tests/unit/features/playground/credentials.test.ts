import { expect, describe, it } from 'vitest';
import { headerValue, initialValue } from '../../../../src/features/playground/credentials.js';
import { configured, declared } from './schemes.js';

/** The header that Scalar makes of an input: `Bearer ` before a bearer token, and nothing before another header. */
const asBearer = (typed: string) => `Bearer ${typed}`.trim();

describe('Bearer token', () => {
  const scheme = configured({ method: 'bearer' });
  it.each([
    ['abc', 'Bearer abc'],
    ['Bearer abc', 'Bearer abc'],
    ['bearer   abc', 'Bearer abc'],
    ['Bearer Bearer abc', 'Bearer abc'],
    ['  abc  ', 'Bearer abc'],
    ['Bearerabc', 'Bearer Bearerabc'],
  ])('The input "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, asBearer(typed))).toBe(sent));

  it.each(['', ' ', 'Bearer', 'Bearer '])('The input "%s" is not sent', (typed) => {
    expect(headerValue(scheme, asBearer(typed))).toBeUndefined();
  });

  it('A token of OAuth has the same form', () => {
    expect(headerValue(declared({ type: 'oauth2' }), 'Bearer Bearer abc')).toBe('Bearer abc');
  });
});

describe('Bearer token with a prefix of letters', () => {
  const scheme = configured({ method: 'bearer', inputPrefix: 'fm_' });
  it.each([
    ['fm_abc', 'Bearer fm_abc'],
    ['abc', 'Bearer fm_abc'],
    ['fm_fm_abc', 'Bearer fm_abc'],
    ['Bearer fm_abc', 'Bearer fm_abc'],
  ])('The input "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, asBearer(typed))).toBe(sent));

  it('The input begins with the prefix, and the prefix alone is not sent', () => {
    expect(initialValue(scheme)).toBe('fm_');
    expect(headerValue(scheme, asBearer('fm_'))).toBeUndefined();
  });
});

describe.each([
  ['Token ', 'Token '],
  ['Bearer ', 'Bearer '],
  ['Bearer', 'Bearer '],
])('Bearer token with the word "%s"', (inputPrefix, shown) => {
  const scheme = configured({ method: 'bearer', inputPrefix });
  const word = shown.trim();
  it.each([
    ['abc', `${word} abc`],
    [`${word} abc`, `${word} abc`],
    [`${word} ${word} abc`, `${word} abc`],
    [`${word.toLowerCase()} abc`, `${word} abc`],
    ['Other abc', 'Other abc'],
  ])('The input "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, typed)).toBe(sent));

  it('The input begins with the word, and the word alone is not sent', () => {
    expect(initialValue(scheme)).toBe(shown);
    expect(headerValue(scheme, shown)).toBeUndefined();
    expect(headerValue(scheme, word)).toBeUndefined();
    expect(headerValue(scheme, '')).toBeUndefined();
  });
});

describe('API key', () => {
  it.each([
    [undefined, 'abc', 'abc'],
    [undefined, 'Bearer abc', 'Bearer abc'],
    ['fm_', 'abc', 'fm_abc'],
    ['fm_', 'fm_abc', 'fm_abc'],
    ['fm_', 'fm_fm_abc', 'fm_abc'],
    ['AuthKey ', 'abc', 'AuthKey abc'],
    ['AuthKey ', 'AuthKey abc', 'AuthKey abc'],
    ['AuthKey ', 'Key abc', 'Key abc'],
  ])('With the prefix %j, the input "%s" is sent as "%s"', (inputPrefix, typed, sent) => {
    expect(
      headerValue(configured({ method: 'key', name: 'x-api-key', ...(inputPrefix && { inputPrefix }) }), typed),
    ).toBe(sent);
  });

  it('An empty input is not sent', () => {
    expect(headerValue(configured({ method: 'key', inputPrefix: 'fm_' }), 'fm_')).toBeUndefined();
    expect(headerValue(configured({ method: 'key' }), '')).toBeUndefined();
  });
});

it('Encoded credentials are unchanged', () => {
  expect(headerValue(configured({ method: 'basic' }), 'Basic bWU6cHc=')).toBe('Basic bWU6cHc=');
});

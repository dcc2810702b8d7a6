import { expect, describe, it } from 'vitest';
import { headerValue, initialValue } from '../../../src/playground/credentials.js';
import { configured, declared } from './schemes.js';

/** What Scalar makes of an input: it writes `Bearer ` before a bearer token, and nothing before a header of its own. */
const asBearer = (typed: string) => `Bearer ${typed}`.trim();

describe('a bearer token', () => {
  const scheme = configured({ method: 'bearer' });
  it.each([
    ['abc', 'Bearer abc'],
    ['Bearer abc', 'Bearer abc'],
    ['bearer   abc', 'Bearer abc'],
    ['Bearer Bearer abc', 'Bearer abc'],
    ['  abc  ', 'Bearer abc'],
    ['Bearerabc', 'Bearer Bearerabc'],
  ])('typed as "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, asBearer(typed))).toBe(sent));

  it.each(['', ' ', 'Bearer', 'Bearer '])('is not sent when "%s" is typed', (typed) => {
    expect(headerValue(scheme, asBearer(typed))).toBeUndefined();
  });

  it('of OAuth is written the same way', () => {
    expect(headerValue(declared({ type: 'oauth2' }), 'Bearer Bearer abc')).toBe('Bearer abc');
  });
});

describe('a bearer token with a prefix of letters', () => {
  const scheme = configured({ method: 'bearer', inputPrefix: 'fm_' });
  it.each([
    ['fm_abc', 'Bearer fm_abc'],
    ['abc', 'Bearer fm_abc'],
    ['fm_fm_abc', 'Bearer fm_abc'],
    ['Bearer fm_abc', 'Bearer fm_abc'],
  ])('typed as "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, asBearer(typed))).toBe(sent));

  it('begins with it, and is not sent without more', () => {
    expect(initialValue(scheme)).toBe('fm_');
    expect(headerValue(scheme, asBearer('fm_'))).toBeUndefined();
  });
});

describe.each([
  ['Token ', 'Token '],
  ['Bearer ', 'Bearer '],
  ['Bearer', 'Bearer '],
])('a bearer token with the word "%s"', (inputPrefix, shown) => {
  const scheme = configured({ method: 'bearer', inputPrefix });
  const word = shown.trim();
  it.each([
    ['abc', `${word} abc`],
    [`${word} abc`, `${word} abc`],
    [`${word} ${word} abc`, `${word} abc`],
    [`${word.toLowerCase()} abc`, `${word} abc`],
    ['Other abc', 'Other abc'],
  ])('typed as "%s" is sent as "%s"', (typed, sent) => expect(headerValue(scheme, typed)).toBe(sent));

  it('shows the word, and is not sent without more', () => {
    expect(initialValue(scheme)).toBe(shown);
    expect(headerValue(scheme, shown)).toBeUndefined();
    expect(headerValue(scheme, word)).toBeUndefined();
    expect(headerValue(scheme, '')).toBeUndefined();
  });
});

describe('a key', () => {
  it.each([
    [undefined, 'abc', 'abc'],
    [undefined, 'Bearer abc', 'Bearer abc'],
    ['fm_', 'abc', 'fm_abc'],
    ['fm_', 'fm_abc', 'fm_abc'],
    ['fm_', 'fm_fm_abc', 'fm_abc'],
    ['AuthKey ', 'abc', 'AuthKey abc'],
    ['AuthKey ', 'AuthKey abc', 'AuthKey abc'],
    ['AuthKey ', 'Key abc', 'Key abc'],
  ])('with the prefix %j, typed as "%s", is sent as "%s"', (inputPrefix, typed, sent) => {
    expect(
      headerValue(configured({ method: 'key', name: 'x-api-key', ...(inputPrefix && { inputPrefix }) }), typed),
    ).toBe(sent);
  });

  it('is not sent when nothing is typed', () => {
    expect(headerValue(configured({ method: 'key', inputPrefix: 'fm_' }), 'fm_')).toBeUndefined();
    expect(headerValue(configured({ method: 'key' }), '')).toBeUndefined();
  });
});

it('leaves what is encoded alone', () => {
  expect(headerValue(configured({ method: 'basic' }), 'Basic bWU6cHc=')).toBe('Basic bWU6cHc=');
});

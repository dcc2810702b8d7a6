import { describe, expect, test } from 'vitest';
import { color, count, flag, text, texts } from '../../../../src/theme/components/props.js';
import { printValue } from '../../../../src/render/text/components/fields.js';

describe('flag', () => {
  test.each([[true], [''], ['true'], ['yes'], [1], [{}]])('The value %j sets the flag', (value) =>
    expect(flag(value)).toBe(true),
  );
  test.each([[false], ['false'], ['False'], ['no'], ['0'], [0]])('The value %j does not set the flag', (value) =>
    expect(flag(value)).toBe(false),
  );
  test('A missing value gives the fallback', () => {
    expect(flag(undefined)).toBe(false);
    expect(flag(undefined, true)).toBe(true);
    expect(flag('false', true)).toBe(false);
  });
});

test('count accepts numbers and numeric strings only', () => {
  const columns = (value: unknown): number => count(value, 2, 1, 4);
  expect([3, '3', ' 3 ', 9, 0, -1, 2.4].map(columns)).toEqual([3, 3, 3, 4, 1, 1, 2]);
  expect([undefined, null, '', 'three', {}, Number.NaN].map(columns)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('text accepts words and numbers, and ignores white space', () => {
  expect(['a', 0, true].map(text)).toEqual(['a', '0', 'true']);
  expect(['', '  ', undefined, null, {}, []].map(text)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('texts turns a single string into a list', () => {
  expect(texts('a')).toEqual(['a']);
  expect(texts(['a', 1, '', null])).toEqual(['a', '1']);
  expect(texts(undefined)).toEqual([]);
});

describe('color', () => {
  test.each([['#fff'], ['#16735A'], ['#16735a80'], ['tomato'], ['rgb(1 2 3 / 50%)'], ['oklch(0.7 0.1 30)']])(
    'The color %s is accepted',
    (value) => expect(color(value)).toBe(value),
  );
  test('Values that could end the property are refused', () => {
    for (const value of ['red;background:url(x)', 'url(https://x.example)', '#12', 'a"b', 5]) {
      expect(color(value), String(value)).toBeUndefined();
    }
  });
});

test('printValue prints values as JSON when plain text would be ambiguous', () => {
  expect([0, false, 'a', '', { a: 1 }, [1]].map(printValue)).toEqual(['0', 'false', 'a', '""', '{"a":1}', '[1]']);
});

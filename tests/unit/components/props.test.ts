import { describe, expect, test } from 'vitest';
import { color, count, flag, text, texts, written } from '../../../src/components/props.js';

describe('flag', () => {
  test.each([[true], [''], ['true'], ['yes'], [1], [{}]])('%j is set', (value) => expect(flag(value)).toBe(true));
  test.each([[false], ['false'], ['False'], ['no'], ['0'], [0]])('%j is not', (value) =>
    expect(flag(value)).toBe(false),
  );
  test('what is not given is the fallback', () => {
    expect(flag(undefined)).toBe(false);
    expect(flag(undefined, true)).toBe(true);
    expect(flag('false', true)).toBe(false);
  });
});

test('count reads numbers, texts of numbers, and nothing else', () => {
  const columns = (value: unknown): number => count(value, 2, 1, 4);
  expect([3, '3', ' 3 ', 9, 0, -1, 2.4].map(columns)).toEqual([3, 3, 3, 4, 1, 1, 2]);
  expect([undefined, null, '', 'three', {}, Number.NaN].map(columns)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('text keeps words and numbers, and takes white space for nothing', () => {
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

test('a single text is a list of itself', () => {
  expect(texts('a')).toEqual(['a']);
  expect(texts(['a', 1, '', null])).toEqual(['a', '1']);
  expect(texts(undefined)).toEqual([]);
});

describe('color', () => {
  test.each([['#fff'], ['#16735A'], ['#16735a80'], ['tomato'], ['rgb(1 2 3 / 50%)'], ['oklch(0.7 0.1 30)']])(
    '%s',
    (value) => expect(color(value)).toBe(value),
  );
  test('lets nothing through that could end the property', () => {
    for (const value of ['red;background:url(x)', 'url(https://x.example)', '#12', 'a"b', 5]) {
      expect(color(value), String(value)).toBeUndefined();
    }
  });
});

test('values are written as they stand in JSON where a text would not tell', () => {
  expect([0, false, 'a', '', { a: 1 }, [1]].map(written)).toEqual(['0', 'false', 'a', '""', '{"a":1}', '[1]']);
});

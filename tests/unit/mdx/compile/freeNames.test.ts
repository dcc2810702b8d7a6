import { expect, test } from 'vitest';
import { readNames } from '../../../../src/mdx/compile/freeNames.js';

const free = (source: string): string[] => [...new Set(readNames(source)?.free.map(({ name }) => name))];

test.each([
  ['a.b[c] + d?.e', ['a', 'c', 'd']],
  ['list.map((each, { index: at = start }) => each.x + at + index)', ['list', 'start', 'index']],
  ['item.list.map((item) => item)', ['item']],
  ['({ key: value, short, [computed]: 1, method(own) { return own; } })', ['value', 'short', 'computed']],
  ['(() => { const a = 1; for (const b of c) d(b); try { e(); } catch (f) { f(); } return a; })()', ['c', 'd', 'e']],
  ['function self(n) { return self(n - 1); }', []],
  ['<Card title={text}><b id="x">{n}</b><A.B /></Card>', ['Card', 'text', 'n', 'A']],
  ['(a as Name).b', ['a']],
])('The free names of %s are %j', (source, names) => {
  expect(free(source)).toEqual(names);
});

test('Names in a function that an attribute holds are read later, unless a call runs it', () => {
  const later = (source: string) => readNames(source)?.free.flatMap(({ name, isLater }) => (isLater ? [name] : []));
  expect(later('<b onClick={() => window.a} />')).toEqual(['window']);
  expect(later('<b onClick={yes ? () => window.a : undefined} />')).toEqual(['window']);
  expect(later('<b title={list.map(() => window.a)}>{() => window.a}</b>')).toEqual([]);
});

test('Handlers of elements and names that are tested are listed; code that is none has no names', () => {
  expect(readNames('typeof window === "x" && <b onClick={go} once="1" />')).toMatchObject({
    tested: new Set(['window']),
    handlers: ['onClick'],
  });
  expect(readNames('a b')).toBeUndefined();
});

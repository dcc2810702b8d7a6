import { expect, test } from 'vitest';
import { takeMarkers } from '../../../src/highlight/markers.js';

const marksOf = (code: string): Record<number, string[]> =>
  Object.fromEntries([...takeMarkers(code).marks].map(([line, marks]) => [line, [...marks]]));

test('Marks are removed from the comments of many languages', () => {
  const { code } = takeMarkers(
    [
      'a(); // [!code ++]',
      'b # [!code --]',
      'c -- [!code highlight]',
      '<d /> <!-- [!code focus] -->',
      'e /* [!code hl] */',
      '{f} {/* [!code ++] */}',
    ].join('\n'),
  );
  expect(code).toBe('a();\nb\nc\n<d />\ne\n{f}');
});

test.each([
  ['Dim x', "' [!code ++]"],
  ['set nu', '" [!code ++]'],
  ['echo hi', 'REM [!code ++]'],
  ['echo hi', ':: [!code ++]'],
  ['x = 1', '! [!code ++]'],
  ['let x = 1', '(* [!code ++] *)'],
  ['x = 1', '{- [!code ++] -}'],
  ['(foo)', ';; [!code ++]'],
  ['\\foo', '% [!code ++]'],
  ['{{ x }}', '{# [!code ++] #}'],
  ['{{x}}', '{{!-- [!code ++] --}}'],
  ['<p/>', '<%-- [!code ++] --%>'],
])('The mark after `%s` is recognized in %s', (code, comment) => {
  expect(takeMarkers(`${code} ${comment}`)).toMatchObject({ code, marks: new Map([[1, new Set(['added'])]]) });
});

test('A mark applies to its own line or to the given number of lines', () => {
  expect(marksOf('a // [!code ++]\nb\nc // [!code --:2]\nd')).toEqual({ 1: ['added'], 3: ['removed'], 4: ['removed'] });
});

test('A mark alone on its line applies to the lines after it', () => {
  const text = '// [!code highlight:2]\na\nb\nc';
  expect(takeMarkers(text).code).toBe('a\nb\nc');
  expect(marksOf(text)).toEqual({ 1: ['highlight'], 2: ['highlight'] });
});

test('A line can have several marks', () => {
  expect(marksOf('// [!code focus]\na // [!code ++]')).toEqual({ 1: ['focus', 'added'] });
});

test('Other comments are kept', () => {
  for (const text of ['a // [!code]', 'a // code ++', '"// [!code ++]";', 'a // [!code constructor]']) {
    expect(takeMarkers(text), text).toMatchObject({ code: text, marks: new Map() });
  }
});

test('Markdown recognizes marks in its own comments only', () => {
  const text = '```js\na // [!code ++]\n```';
  expect(takeMarkers(text, 'mdx')).toMatchObject({ code: text, marks: new Map() });
  expect(takeMarkers('a <!-- [!code ++] -->', 'markdown').code).toBe('a');
});

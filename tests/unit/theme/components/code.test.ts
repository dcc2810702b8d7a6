import { expect, test } from 'vitest';
import { languageLabel } from '../../../../src/theme/components/code/label.js';
import { plainText } from '../../../../src/theme/components/code/plainText.js';
import { codeShapeOf } from '../../../../src/theme/components/code/shape.js';
import { placeOf } from '../../../../src/theme/components/field/parameterLocation.js';

test('A known language has a label, and an unknown one keeps its name', () => {
  expect(['js', 'Python', 'klingon', 'constructor'].map(languageLabel)).toEqual([
    'JavaScript',
    'Python',
    'klingon',
    'constructor',
  ]);
  expect(languageLabel('')).toBeUndefined();
});

test('Plain text has neither tags nor basic character references', () => {
  expect(plainText('\n<p>a &lt;b&gt; &amp; &#39;c&#x27; &copy;</p>\n')).toBe(`a <b> & 'c' &copy;`);
});

test('A code block may scroll when it is long or wide', () => {
  expect(codeShapeOf('a\nb\n\n')).toEqual({ lines: 2, mayScroll: false });
  expect(codeShapeOf('x'.repeat(30)).mayScroll).toBe(true);
  expect(codeShapeOf('x\n'.repeat(80)).mayScroll).toBe(true);
});

test('A single property gives the place and the name of a parameter', () => {
  expect(placeOf({ path: 'id' })).toEqual({ name: 'id', place: 'path' });
  expect(placeOf({ header: 'X-Trace', name: 'other' })).toEqual({ name: 'X-Trace', place: 'header' });
  expect(placeOf({ body: true, name: 'id' })).toEqual({ name: 'id', place: 'body' });
  expect(placeOf({ name: 'id' })).toEqual({ name: 'id', place: undefined });
  expect(placeOf({})).toEqual({ name: undefined, place: undefined });
});

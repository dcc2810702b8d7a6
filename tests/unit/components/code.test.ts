import { expect, test } from 'vitest';
import { languageLabel } from '../../../src/components/code/label.js';
import { plainText } from '../../../src/components/code/plainText.js';
import { codeShapeOf } from '../../../src/components/code/shape.js';
import { placeOf } from '../../../src/components/field/parameterLocation.js';

test('a language is called by its name, an unknown one as it was written', () => {
  expect(['js', 'Python', 'klingon', 'constructor'].map(languageLabel)).toEqual([
    'JavaScript',
    'Python',
    'klingon',
    'constructor',
  ]);
  expect(languageLabel('')).toBeUndefined();
});

test('plain text has no tags and no character references', () => {
  expect(plainText('\n<p>a &lt;b&gt; &amp; &#39;c&#x27; &copy;</p>\n')).toBe(`a <b> & 'c' &copy;`);
});

test('a block may scroll when it is long or wide', () => {
  expect(codeShapeOf('a\nb\n\n')).toEqual({ lines: 2, mayScroll: false });
  expect(codeShapeOf('x'.repeat(30)).mayScroll).toBe(true);
  expect(codeShapeOf('x\n'.repeat(80)).mayScroll).toBe(true);
});

test('one property says where a parameter goes and how it is called', () => {
  expect(placeOf({ path: 'id' })).toEqual({ name: 'id', place: 'path' });
  expect(placeOf({ header: 'X-Trace', name: 'other' })).toEqual({ name: 'X-Trace', place: 'header' });
  expect(placeOf({ body: true, name: 'id' })).toEqual({ name: 'id', place: 'body' });
  expect(placeOf({ name: 'id' })).toEqual({ name: 'id', place: undefined });
  expect(placeOf({})).toEqual({ name: undefined, place: undefined });
});

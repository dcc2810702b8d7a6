import { describe, expect, test } from 'vitest';
import { parseMeta, splitInfo } from '../../../src/highlight/meta.js';
import { lineNumbers } from '../../../src/highlight/ranges.js';

describe('parseMeta', () => {
  test.each([
    ['', {}],
    ['src/water.ts', { title: 'src/water.ts' }],
    ['200 OK', { title: '200 OK' }],
    ['Node.js {1,3-5}', { title: 'Node.js', highlight: [1, 3, 4, 5] }],
    ['{8} hardhat.config.ts', { title: 'hardhat.config.ts', highlight: [8] }],
    ['JavaScript icon="square-js"', { title: 'JavaScript', icon: 'square-js' }],
    ['title="a {b} = c" lines', { title: 'a {b} = c', lines: true }],
    ["title='next/app.ts'", { title: 'next/app.ts' }],
    ['"Quoted words" wrap', { title: 'Quoted words', wrap: true }],
    ['highlight={1-2,5} focus={2}', { highlight: [1, 2, 5], focus: [2] }],
    ['highlight="3"', { highlight: [3] }],
    ['highlight={[1, 2]}', { highlight: [1, 2] }],
    ['[expandable]', { expandable: true }],
    ['lines={true} wrap={false}', { lines: true }],
    ['showLineNumbers nocopy', { lines: true, nocopy: true }],
    ['Terminal theme={null} twoslash', { title: 'Terminal', twoslash: true }],
    ['Flow placement="top-left" actions={false}', { title: 'Flow', placement: 'top-left', actions: false }],
    ['a=b', { title: 'a=b' }],
    ['title=~/.zshrc', { title: '~/.zshrc' }],
    ['Example focus=2,4 icon=java', { title: 'Example', focus: [2, 4], icon: 'java' }],
    ['SDK (<=v0.10.6) highlight={6-7, 10}', { title: 'SDK (<=v0.10.6)', highlight: [6, 7, 10] }],
    ['app/[...any]/route.ts {2}', { title: 'app/[...any]/route.ts', highlight: [2] }],
    ['GET /users/{id}', { title: 'GET /users/{id}' }],
    ['constructor toString', { title: 'constructor toString' }],
  ])('The options in %j are %j', (text, expected) => {
    expect(parseMeta(text)).toEqual(expected);
  });
});

test('The language ends at the first option', () => {
  expect(splitInfo('js', 'a.js {1}')).toEqual({ lang: 'js', meta: 'a.js {1}' });
  expect(splitInfo('js{1,3}', '')).toEqual({ lang: 'js', meta: '{1,3}' });
  expect(splitInfo('title="a', 'b"')).toEqual({ lang: '', meta: 'title="a b"' });
  expect(splitInfo('c++', '')).toEqual({ lang: 'c++', meta: '' });
});

test('Line numbers are sorted, unique and limited', () => {
  expect(lineNumbers('5, 1-3,2,x,7-6')).toEqual([1, 2, 3, 5]);
  expect(lineNumbers('1-99999999999')).toHaveLength(100_000);
});

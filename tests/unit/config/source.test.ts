import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';

const text = `{
  "name": "F", "topbarCta": { "name": "Go", "url": "/go" },
  "navigation": [
    { "group": "A", "pages": ["x", 5, { "group": "B", "pages": ["y/z"] }] }
  ]
}`;

describe('spanOf', () => {
  const { source } = parseConfig(text, 'docs.json');

  it.each([
    ['a name', ['name'], 'value', 2, 11, 14],
    ['a key', ['name'], 'key', 2, 3, 9],
    ['a page', ['navigation', 'children', 0, 'children', 0, 'page'], 'value', 4, 31, 34],
    [
      'a page after an invalid one',
      ['navigation', 'children', 0, 'children', 1, 'children', 0, 'page'],
      'value',
      4,
      65,
      70,
    ],
    ['a setting under its old name', ['navbar', 'primary', 'href'], 'value', 2, 52, 57],
  ] as const)('Finds the position of %s', (_, path, part, line, column, end) => {
    expect(source.spanOf(path, part)).toEqual({ start: { line, column }, end: { line, column: end } });
  });

  it.each([[['favicon']], [['navigation', 'children', 7]], [['name', 'x']], [['navigation', 'group']], [['toString']]])(
    'Finds no position at %j',
    (path) => {
      expect(source.spanOf(path)).toBeUndefined();
    },
  );

  it('Finds no key for an entry of a list', () => {
    expect(source.spanOf(['navigation', 'children', 0], 'key')).toBeUndefined();
  });

  it('Returns a span over several lines', () => {
    expect(source.spanOf(['navigation'])).toEqual({ start: { line: 3, column: 17 }, end: { line: 5, column: 4 } });
  });

  it('Finds no position in invalid JSON', () => {
    expect(parseConfig('{', 'docs.json').source.spanOf(['name'])).toBeUndefined();
  });
});

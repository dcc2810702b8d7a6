import { describe, expect, it } from 'vitest';
import { indexLines, splitLines } from '../../../src/diagnostics/lines.js';

describe('indexLines', () => {
  it.each([
    ['the start of a text', 'ab\ncd', 0, 1, 1],
    ['a line break, which belongs to its line', 'ab\ncd', 2, 1, 3],
    ['a place after LF', 'ab\ncd', 3, 2, 1],
    ['a place after CRLF', 'ab\r\ncd', 4, 2, 1],
    ['a place after a lone CR', 'ab\rcd', 4, 2, 2],
    ['a place in UTF-16 code units', '🌱x', 2, 1, 3],
    ['a place past the end', 'ab\ncd', 99, 2, 3],
    ['a place before the start', 'ab', -5, 1, 1],
    ['an empty text', '', 0, 1, 1],
  ])('Finds the line and column of %s', (_, text, offset, line, column) => {
    expect(indexLines(text).positionAt(offset)).toEqual({ line, column });
  });

  it('Returns spans over several lines', () => {
    expect(indexLines('a\nbc\nd').spanAt(2, 6)).toEqual({ start: { line: 2, column: 1 }, end: { line: 3, column: 2 } });
  });
});

describe('splitLines', () => {
  it('Removes the byte order mark and every kind of line break', () => {
    expect(splitLines('\uFEFFa\r\nb\rc\n')).toEqual(['a', 'b', 'c', '']);
  });
});

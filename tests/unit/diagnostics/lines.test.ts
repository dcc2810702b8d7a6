import { describe, expect, it } from 'vitest';
import { indexLines, splitLines } from '../../../src/diagnostics/lines.js';

describe('indexLines', () => {
  it.each([
    ['start', 'ab\ncd', 0, 1, 1],
    ['the line break belongs to its line', 'ab\ncd', 2, 1, 3],
    ['after LF', 'ab\ncd', 3, 2, 1],
    ['after CRLF', 'ab\r\ncd', 4, 2, 1],
    ['after a lone CR', 'ab\rcd', 4, 2, 2],
    ['UTF-16 code units', '🌱x', 2, 1, 3],
    ['past the end', 'ab\ncd', 99, 2, 3],
    ['before the start', 'ab', -5, 1, 1],
    ['empty text', '', 0, 1, 1],
  ])('%s', (_, text, offset, line, column) => {
    expect(indexLines(text).positionAt(offset)).toEqual({ line, column });
  });

  it('gives spans over several lines', () => {
    expect(indexLines('a\nbc\nd').spanAt(2, 6)).toEqual({ start: { line: 2, column: 1 }, end: { line: 3, column: 2 } });
  });
});

describe('splitLines', () => {
  it('drops the byte order mark and every kind of line break', () => {
    expect(splitLines('\uFEFFa\r\nb\rc\n')).toEqual(['a', 'b', 'c', '']);
  });
});

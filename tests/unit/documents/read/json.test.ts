import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../src/documents/read/json.js';

const read = (text: string) => parseJson(text, 'openapi.json');

describe('The text of a JSON document', () => {
  const values: [name: string, text: string][] = [
    ['signs and quotes in its texts', String.raw`{"a": "x: {[\"", "b:\\": [{"c": "\u003a"}, null, -1.5e3, true]}`],
    ['names of what all objects have', '{"__proto__": {"a": 1}, "constructor": [2], "toString": {}}'],
    ['numbers as keys', '{"b": 1, "200": {"10": 1, "9": 2}, "a": 3}'],
    ['nothing inside', '{"a": {}, "b": []}'],
  ];
  it.each(values)('With %s gives the value that it stands for', (_name, text) => {
    const { source, diagnostics } = read(text);
    expect(JSON.stringify(source?.value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(diagnostics).toEqual([]);
  });

  const faults: [name: string, text: string, line: number | undefined][] = [
    ['a comment', '{\n  // no\n  "a": 1\n}', 2],
    ['a comma too many', '{\n  "a": 1,\n}', 3],
    ['a second value', '{}\n{}', 2],
    ['a line break in a text', '{"a": "x\ny"}', 1],
    ['nothing', '', 1],
    ['too many levels', '['.repeat(1_001) + ']'.repeat(1_001), undefined],
  ];
  it.each(faults)('With %s is refused at its place', (_name, text, line) => {
    const { source, diagnostics } = read(text);
    expect(source).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'openapi/syntax' }]);
    expect(diagnostics[0]?.span?.start.line).toBe(line);
  });

  it('Says which keys repeat at any depth, and keeps the last', () => {
    const { source, diagnostics } = read('{"a": [{"b": 1,\n"c": ":", "b": 2}],\n"a": {"d": 1,\n"d": 3}}');
    expect(source?.value).toEqual({ a: { d: 3 } });
    expect(diagnostics.map(({ message, span }) => [message.split('`')[1], span?.start.line])).toEqual([
      ['a', 3],
      ['b', 2],
      ['d', 4],
    ]);
  });

  it('Tells the place of a value, of a key and of the nearest value around nothing', () => {
    const { source } = read('{\n"a": [\n{"b":\n1}]}');
    const lineOf = (pointer: string, part?: 'key') => source?.spanOf(pointer, part)?.start.line;
    expect([lineOf('/a'), lineOf('/a/0'), lineOf('/a/0/b'), lineOf('/a/0/b', 'key'), lineOf('/a/0/x')]).toEqual([
      2, 3, 4, 3, 3,
    ]);
  });
});

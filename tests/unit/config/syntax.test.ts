import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';
import { brief, minimal, treeOf, unmark } from './helpers.js';

const rest = '"navigation": [{ "group": "A", "pages": ["x"] }]';

describe('Tolerated syntax', () => {
  it.each([
    ['config/comment', `{ "name": "F", ▶// why\n ${rest} }`],
    ['config/comment', `{ "name": "F", ▶/* why\n so */ ${rest} }`],
    ['config/trailing-comma', `{ "name": "F", ${rest}▶, }`],
    ['config/trailing-comma', `{ "name": "F", "navigation": [{ "group": "A", "pages": ["x"▶,\n] }] }`],
    ['config/byte-order-mark', `▶{ "name": "F", ${rest} }`],
  ])('The code %s is a warning in %j', (code, marked) => {
    const { text, line, column } = unmark(marked);
    const { config, diagnostics } = parseConfig(
      code === 'config/byte-order-mark' ? `\uFEFF${text}` : text,
      'docs.json',
    );
    expect(diagnostics.map(brief)).toEqual([`${code} ${line}:${column}`]);
    expect(diagnostics[0]?.severity).toBe('warning');
    expect(config?.name).toBe('F');
    expect(treeOf(config)).toMatchObject([{ pages: ['x'] }]);
  });

  it('Columns are counted without the byte order mark', () => {
    const { diagnostics } = parseConfig(`\uFEFF{ "name": 5, ${rest} }`, 'docs.json');
    expect(diagnostics.map(brief)).toEqual(['config/byte-order-mark 1:1', 'config/wrong-type 1:11']);
  });

  it('Comments and commas within a text are ignored', () => {
    const { diagnostics } = parseConfig(
      JSON.stringify({ ...minimal, description: 'a // b /* c */ ,}', footerSocials: { x: 'https://x.com' } }),
      'docs.json',
    );
    expect(diagnostics).toEqual([]);
  });
});

describe('Syntax errors', () => {
  it.each([
    ['missing colon', `{ "name" ▶"F", ${rest} }`, 'A colon is missing'],
    ['missing value', `{ "name": ▶, ${rest} }`, 'A value is expected here.'],
    ['key without quotes', `{ ▶name: "F", ${rest} }`, 'not a JSON value'],
    ['single quotes', `{ "name": ▶'F', ${rest} }`, 'not a JSON value'],
    ['text without end', `{ "name": ▶"F,\n ${rest} }`, 'no closing quote'],
    ['comment without end', `{ "name": "F", ▶/* ${rest} }`, 'comment is not closed'],
    ['more after the end', `{ "name": "F", ${rest} }▶}`, 'goes on after the end'],
    ['empty file', '▶', 'The file is empty.'],
    ['blank file', '▶ \n ', 'The file is empty.'],
    ['end in the middle', '{ "name": "F", "navigation": [▶', 'A closing ] is missing: the [ of line 1, column 30'],
  ])('A file with the error "%s" is reported with its position', (_, marked, says) => {
    const { text, line, column } = unmark(marked);
    const { diagnostics } = parseConfig(text, 'docs.json');
    expect(diagnostics.map(brief)).toEqual([`config/syntax ${line}:${column}`]);
    expect(diagnostics[0]?.severity).toBe('error');
    expect(`${diagnostics[0]?.message ?? ''} ${diagnostics[0]?.help ?? ''}`).toContain(says);
  });

  it.each([
    ['missing comma', `{ "name": "F"\n ▶${rest} }`, 'A comma is missing before this.'],
    ['unknown escape', `{ "name": ▶"C:\\docs", ${rest} }`, 'Write a backslash as two'],
  ])('A file with the error "%s" is read with a warning', (_, marked, says) => {
    const { text, line, column } = unmark(marked);
    const { diagnostics, config } = parseConfig(text, 'docs.json');
    expect(diagnostics.map(brief)).toEqual([`config/loose-syntax ${line}:${column}`]);
    expect(diagnostics[0]?.severity).toBe('warning');
    expect(`${diagnostics[0]?.message ?? ''} ${diagnostics[0]?.help ?? ''}`).toContain(says);
    expect(treeOf(config)).toHaveLength(1);
  });

  it('A merge conflict is one error, at the line where it begins', () => {
    const sides = '<<<<<<< HEAD\n"name": "F",\n=======\n"name": "G",\n>>>>>>> other\n';
    const { config, diagnostics } = parseConfig(`{\n${sides}${sides}${rest} }`, 'docs.json');
    expect(config).toBeUndefined();
    expect(diagnostics.map(brief)).toEqual(['config/syntax 2:1']);
    expect(diagnostics[0]?.message).toContain('both sides of a merge conflict');
  });

  it('An unclosed bracket is identified by the indentation of the others', () => {
    const text = '{\n  "colors": {\n    "primary": "#fff",\n  "name": "F",\n  "navigation": [\n    {}\n  ]\n}\n';
    const [found] = parseConfig(text, 'docs.json').diagnostics;
    expect(found?.message).toContain('line 2, column 13');
  });

  it('Values are checked if the parser can read the file', () => {
    const { diagnostics, config } = parseConfig(`{ "name": "F" "favicon": 5, ${rest} }`, 'docs.json');
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/loose-syntax', 'config/wrong-type']);
    expect(config?.name).toBe('F');
  });

  it('Values are not checked if the parser cannot read the file', () => {
    const { diagnostics, config } = parseConfig('{ "name": 5, "navigation": ', 'docs.json');
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/syntax']);
    expect(config).toBeUndefined();
  });

  it('A repeated key is reported at its second position, and the last value applies', () => {
    const { diagnostics, config } = parseConfig(`{ "name": "F",\n "name": "G", ${rest} }`, 'docs.json');
    expect(diagnostics.map(brief)).toEqual(['config/duplicate-key 2:2']);
    expect(diagnostics[0]?.message).toContain('line 1');
    expect(config?.name).toBe('G');
  });

  it('Deep nesting does not exhaust the stack', () => {
    const { diagnostics } = parseConfig('['.repeat(100_000), 'docs.json');
    expect(diagnostics.map(brief)).toEqual(['config/syntax 1:1']);
  });
});

import { describe, expect, it } from 'vitest';
import { diagnostic } from '../../../src/diagnostics/create.js';
import type { Diagnostic, Span } from '../../../src/diagnostics/diagnostic.js';
import { formatGithub } from '../../../src/diagnostics/github.js';
import { formatJson } from '../../../src/diagnostics/json.js';
import { arrange } from '../../../src/diagnostics/order.js';
import { summarize } from '../../../src/diagnostics/summary.js';
import { formatTerminal } from '../../../src/diagnostics/terminal.js';

function span(line: number, column: number, endColumn = column, endLine = line): Span {
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

const broken = diagnostic('config/syntax', { message: 'Broken: 100%', file: 'b.mdx', span: span(2, 1, 4) });
const unknown = diagnostic('content/unknown-component', {
  message: 'There is no component Crad.',
  help: 'Did you mean Card?',
  file: 'a.mdx',
  span: span(10, 3, 7),
});
const earlier = { ...unknown, span: span(9, 5, 9) };
const faint = diagnostic('site/low-contrast', { message: 'Faint.', file: 'a.mdx', span: span(10, 3, 7) });
const nowhere = diagnostic('config/missing', { message: 'There is no docs.json.' });

describe('arrange', () => {
  it('Sorts by file and place, and removes duplicates', () => {
    expect(arrange([broken, unknown, { ...unknown }, earlier, nowhere])).toEqual([nowhere, earlier, unknown, broken]);
  });

  it('Keeps different problems at one place, the most severe first', () => {
    const here = { ...broken, file: 'a.mdx', span: unknown.span };
    expect(arrange([faint, unknown, here])).toEqual([here, unknown, faint]);
  });
});

describe('summarize', () => {
  it.each<[string, Diagnostic[]]>([
    ['No problems found', []],
    ['1 warning in 1 file', [unknown]],
    ['1 error and 2 warnings in 2 files', [broken, unknown, earlier]],
    ['1 error', [nowhere]],
    ['1 error, 1 warning, and 1 note in 2 files', [broken, unknown, faint]],
  ])('Returns the summary "%s"', (line, diagnostics) => {
    expect(summarize(diagnostics)).toBe(line);
  });
});

describe('formatJson', () => {
  it('Writes one object for each diagnostic, with null for unknown values', () => {
    expect(JSON.parse(formatJson([unknown, nowhere]))).toEqual({
      diagnostics: [
        {
          code: 'config/missing',
          severity: 'error',
          message: 'There is no docs.json.',
          help: null,
          file: null,
          line: null,
          column: null,
        },
        {
          code: 'content/unknown-component',
          severity: 'warning',
          message: 'There is no component Crad.',
          help: 'Did you mean Card?',
          file: 'a.mdx',
          line: 10,
          column: 3,
        },
      ],
    });
  });

  it('Writes a complete object without diagnostics', () => {
    expect(JSON.parse(formatJson([]))).toEqual({ diagnostics: [] });
  });
});

describe('formatGithub', () => {
  it('Annotates files from the root of the repository, and escapes messages', () => {
    expect(formatGithub([broken, unknown], 'docs').split('\n')).toEqual([
      '::warning file=docs/a.mdx,line=10,endLine=10,col=3,endColumn=7,title=content/unknown-component::There is no component Crad.%0ADid you mean Card?',
      '::error file=docs/b.mdx,line=2,endLine=2,col=1,endColumn=4,title=config/syntax::Broken: 100%25',
    ]);
  });

  it('Writes a note as a notice', () => {
    expect(formatGithub([faint])).toMatch(/^::notice /);
  });

  it('Omits the end column of a span over several lines', () => {
    expect(formatGithub([{ ...broken, span: span(2, 1, 4, 3) }])).toMatch(/line=2,endLine=3,col=1,title=/);
  });

  it('Names a file outside the folder from the root, and a remote file in the message', () => {
    expect(formatGithub([{ ...broken, file: '../api.yaml' }], 'site/docs')).toMatch(/^::error file=site\/api\.yaml,/);
    expect(formatGithub([{ ...broken, file: 'https://a.example/api.yaml' }], 'docs')).toBe(
      '::error title=config/syntax::https://a.example/api.yaml:2:1 Broken: 100%25',
    );
  });

  it('Escapes separators in file names, and omits unknown places', () => {
    expect(formatGithub([{ ...broken, file: 'a,b:c.mdx', span: undefined }])).toBe(
      '::error file=a%2Cb%3Ac.mdx,title=config/syntax::Broken: 100%25',
    );
    expect(formatGithub([nowhere], 'docs')).toBe('::error title=config/missing::There is no docs.json.');
  });
});

describe('formatTerminal', () => {
  const texts: Record<string, string> = {
    'a.mdx': `${'\n'.repeat(9)}\t<Crad>`,
    'b.mdx': 'one\n漢字 oops\nthree\nfour\nfive',
  };
  const show = (diagnostics: Diagnostic[], color = false): string =>
    formatTerminal(diagnostics, { readText: (file) => texts[file], color });

  it('Groups by file, and shows the line with a caret, the help and a summary', () => {
    const tabbed = { ...unknown, span: span(10, 3, 7) };
    expect(show([{ ...broken, span: span(2, 4, 8) }, tabbed])).toBe(
      [
        'a.mdx',
        '  10:3 warning There is no component Crad. content/unknown-component',
        '    10 |   <Crad>',
        '       |    ^^^^',
        '    help: Did you mean Card?',
        '',
        'b.mdx',
        '  2:4 error Broken: 100% config/syntax',
        '    2 | 漢字 oops',
        '      |      ^^^^',
        '',
        '1 error and 1 warning in 2 files',
      ].join('\n'),
    );
  });

  it('Prints a message with line breaks on one line', () => {
    expect(show([{ ...nowhere, message: 'Cannot find it.\nRequired by:\r\n- a.js' }])).toContain(
      'error Cannot find it. Required by: - a.js config/missing',
    );
  });

  it('Shows at most three lines of a long span', () => {
    const report = show([{ ...broken, span: span(2, 1, 5, 5) }]);
    expect(report).toContain('2 | 漢字 oops\n      | ^^^^^^^^^\n    3 | three\n    4 | four\n');
    expect(report).not.toContain('five');
  });

  it('Cuts a long line around the caret', () => {
    texts['c.mdx'] = `${'x'.repeat(500)}HERE${'y'.repeat(500)}`;
    const [, , line, pointer] = show([{ ...broken, file: 'c.mdx', span: span(1, 501, 505) }]).split('\n');
    expect(line?.length).toBeLessThan(130);
    expect(line?.indexOf('HERE')).toBe(pointer?.indexOf('^^^^'));
  });

  it('Folds similar problems of one file into a count', () => {
    const dead = (line: number, target = `/${'x'.repeat(line)}`): Diagnostic => ({
      code: 'site/dead-link',
      severity: 'warning',
      message: `The link \`${target}\` leads nowhere.`,
      file: 'links.mdx',
      span: span(line, 1),
    });
    const other: Diagnostic = { ...broken, file: 'links.mdx', span: span(9, 1) };
    const few = [1, 2, 3, 4, 5].map((line) => dead(line));
    const many = [...few, dead(6), dead(7), dead(8), other, { ...dead(1), file: 'else.mdx' }];
    const folded = (diagnostics: Diagnostic[]): string =>
      formatTerminal(diagnostics, { readText: () => undefined, color: false, isFolded: true });
    expect(folded(many)).toBe(
      [
        'else.mdx',
        '  1:1 warning The link `/x` leads nowhere. site/dead-link',
        '',
        'links.mdx',
        '  1:1 warning The link `/x` leads nowhere. site/dead-link',
        '',
        '  2:1 warning The link `/xx` leads nowhere. site/dead-link',
        '',
        '  3:1 warning The link `/xxx` leads nowhere. site/dead-link',
        '',
        '  … and 5 more like it at lines 4, 5, 6, 7, 8; check --verbose shows them. site/dead-link',
        '',
        '  9:1 error Broken: 100% config/syntax',
        '',
        '1 error and 9 warnings in 2 files',
      ].join('\n'),
    );
    expect(folded(few)).not.toContain('more like it');
    expect(show(many)).not.toContain('more like it');
  });

  it('Folds similar problems of many files into a count', () => {
    const at = (number: number, line = 1): Diagnostic => ({
      code: 'site/dead-link',
      severity: 'warning',
      message: `The link \`/${number}\` leads nowhere.`,
      file: `${String(number).padStart(2, '0')}.mdx`,
      span: span(line, 1),
    });
    const files = (count: number): Diagnostic[] => Array.from({ length: count }, (_, index) => at(index));
    const folded = (diagnostics: Diagnostic[]): string =>
      formatTerminal(diagnostics, { readText: () => undefined, color: false, isFolded: true });
    const other: Diagnostic = { ...broken, file: '29.mdx', span: span(9, 1) };
    const report = folded([...files(30), at(29, 2), other]);
    expect(report).toContain(
      [
        '19.mdx',
        '  1:1 warning The link `/19` leads nowhere. site/dead-link',
        '',
        '  … and 11 more like it in 10 other files; check --verbose shows them. site/dead-link',
        '',
        '29.mdx',
        '  9:1 error Broken: 100% config/syntax',
        '',
        '1 error and 31 warnings in 30 files',
      ].join('\n'),
    );
    expect(report).not.toContain('20.mdx');
    expect(folded(files(25))).not.toContain('more like it');
  });

  it('Omits the excerpt when the text or the line is missing', () => {
    expect(show([{ ...broken, file: 'gone.mdx' }])).not.toContain('|');
    expect(show([{ ...broken, span: span(77, 1) }])).not.toContain('|');
    expect(show([nowhere])).toBe('  error There is no docs.json. config/missing\n\n1 error');
  });

  it('Uses colours only on request, and removes control characters', () => {
    texts['d.mdx'] = '\u001b[31mred';
    const red: Diagnostic = { ...broken, message: 'a \u001b[0m b', file: 'd.mdx', span: span(1, 1, 3) };
    expect(show([red])).not.toContain('\u001b');
    expect(show([red], true)).toContain('\u001b[');
  });
});

import { expect, it } from 'vitest';
import { DiagnosticsReporter } from '../../../src/dev/diagnosticsReporter.js';
import { diagnostic } from '../../../src/diagnostics/create.js';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';

const dead = (line: number, target = '/nowhere'): Diagnostic =>
  diagnostic('site/dead-link', {
    message: `The link \`${target}\` leads to no page.`,
    help: 'Correct\nit.',
    file: 'a.md',
    span: { start: { line, column: 4 }, end: { line, column: 9 } },
  });

function listen(isVerbose = false) {
  const told: string[] = [];
  const reporter = new DiagnosticsReporter({
    folder: '/none',
    isVerbose,
    color: false,
    print: (text) => told.push(text),
  });
  return { told, reporter };
}

it('Prints each problem on one line with its place, then the number of problems', () => {
  const { told, reporter } = listen();
  reporter.report([dead(3), dead(7, '/else')]);
  expect(told).toEqual([
    [
      'a.md:3:4 warning The link `/nowhere` leads to no page. Correct it. site/dead-link',
      'a.md:7:4 warning The link `/else` leads to no page. Correct it. site/dead-link',
      '2 warnings in 1 file.',
    ].join('\n'),
  ]);
});

it('Counts similar problems of one file', () => {
  const { told, reporter } = listen();
  reporter.report([1, 2, 3, 4, 5, 6].map((line) => dead(line, `/${line}`)));
  expect(told[0]?.split('\n').slice(2)).toEqual([
    'a.md:3:4 warning The link `/3` leads to no page. Correct it. site/dead-link',
    '… and 3 more like it at lines 4, 5, 6; check --verbose shows them.',
    '6 warnings in 1 file.',
  ]);
});

it('Prints once that there are no problems, and nothing about problems that only moved', () => {
  const { told, reporter } = listen();
  reporter.report([]);
  expect(told.splice(0)).toEqual(['No problems found.']);
  reporter.report([]);
  expect(told).toEqual([]);
  reporter.report([dead(3)]);
  expect(told.splice(0)).toHaveLength(1);
  reporter.report([dead(12)]);
  expect(told).toEqual([]);
});

it('Prints new problems, even with a known message, and counts the solved ones', () => {
  const { told, reporter } = listen();
  reporter.report([dead(3)]);
  reporter.report([dead(3), dead(9)]);
  expect(told[1]).toBe(
    'a.md:9:4 warning The link `/nowhere` leads to no page. Correct it. site/dead-link\n1 new; 2 warnings in 1 file in all.',
  );
  reporter.report([dead(3), dead(5, '/else')]);
  expect(told[2]).toMatch(/^a\.md:5:4 .*\n1 new, 1 mended; 2 warnings in 1 file in all\.$/);
  reporter.report([]);
  expect(told[3]).toBe('No problems are left.');
});

it('Prints the help of each problem in verbose mode', () => {
  const { told, reporter } = listen(true);
  reporter.report([dead(3)]);
  expect(told[0]).toMatch(/^a\.md\n {2}3:4 warning .*\n {4}help: Correct/);
  expect(told[0]).toMatch(/\n1 warning in 1 file\.$/);
});

it('Counts no problem as solved while an error leaves no site to check, and repeats none after it', () => {
  const { told, reporter } = listen();
  const broken = diagnostic('config/syntax', { message: 'A comma is missing.', help: 'Add it.', file: 'docs.json' });
  reporter.report([dead(3), dead(9, '/else')]);
  reporter.report([broken]);
  expect(told[1]).toMatch(/^docs\.json .*\n1 new; 1 error and 2 warnings in 2 files in all\.$/);
  reporter.report([dead(3), dead(5, '/third')]);
  expect(told[2]).toMatch(/^a\.md:5:4 .*\n1 new, 2 mended; 2 warnings in 1 file in all\.$/);
});

it('Counts a problem once if it is reported beside an error as well', () => {
  const { told, reporter } = listen();
  const broken = diagnostic('config/syntax', { message: 'A comma is missing.', help: 'Add it.', file: 'docs.json' });
  reporter.report([dead(3), dead(9, '/else')]);
  reporter.report([broken, dead(3)]);
  expect(told[1]).toMatch(/^docs\.json .*\n1 new; 1 error and 2 warnings in 2 files in all\.$/);
});

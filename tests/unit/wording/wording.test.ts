import { expect, it } from 'vitest';
import { namesExportedTwice, relativeClauses } from '../../wording.mjs';

it('Finds relative clauses at the start of each kind of comment', () => {
  const text = [
    '/** What the page shows. */',
    '  // Where it goes.',
    '/**',
    ' * Whether it is shown.',
    ' */',
    '<!-- Who asked for it. -->',
    '{/* That which is left. */}',
  ].join('\n');
  expect(relativeClauses(text)).toEqual([
    { line: 1, word: 'What' },
    { line: 2, word: 'Where' },
    { line: 4, word: 'Whether' },
    { line: 6, word: 'Who' },
    { line: 7, word: 'That' },
  ]);
});

it('Accepts nouns, verbs, questions and continued lines at the start of a comment', () => {
  const text = [
    '/** The pages of a site. */',
    '// What if the file is gone?',
    '// Returns the pages.',
    '// What follows is a continued line.',
    "const text = 'What is this?';",
  ].join('\n');
  expect(relativeClauses(text)).toEqual([]);
});

it('Finds names that two files export, and ignores the text of templates', () => {
  const texts = new Map([
    ['site/a.ts', 'export const page = 1;\nexport interface Page {}'],
    ['render/b.ts', 'export function page(): void {}\nconst code = `\nexport const Page = 1;\n`;'],
    ['migrate/c.ts', 'export const page = 2;'],
    ['astro/d.ts', 'export const packageRoot = 1;'],
    ['package/e.mjs', 'export const packageRoot = 1;'],
  ]);
  expect(namesExportedTwice(texts)).toEqual([{ name: 'page', files: ['site/a.ts', 'render/b.ts'] }]);
});

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlyOf } from '../../../src/cli/selection.js';
import { diagnostic } from '../../../src/diagnostics/create.js';
import { folderOf } from './folder.js';

const files = ['docs.json', 'one.mdx', 'a/two.mdx', 'a/b/three.md', 'ab/four.mdx', '[id].mdx'];

/** The files of those above that names stand for. */
function chosen(...names: string[]): (string | undefined)[] {
  const folder = path.join(folderOf(Object.fromEntries(files.map((file) => [`[x]/${file}`, '']))), '[x]');
  mkdirSync(path.join(folder, 'empty'));
  const found = [...files, undefined].map((file) =>
    diagnostic('site/dead-link', { message: 'Dead.', ...(file === undefined ? {} : { file }) }),
  );
  return onlyOf(found, names, folder, []).map(({ file }) => file);
}

describe('File names on the command line', () => {
  it.each([
    [['one.mdx'], ['one.mdx']],
    [
      ['./a/../one.mdx', 'docs.json'],
      ['docs.json', 'one.mdx'],
    ],
    [['a'], ['a/two.mdx', 'a/b/three.md']],
    [['a/'], ['a/two.mdx', 'a/b/three.md']],
    [['empty'], []],
    [['*.mdx'], ['one.mdx', '[id].mdx']],
    [['./**/*.{md,mdx}'], ['one.mdx', 'a/two.mdx', 'a/b/three.md', 'ab/four.mdx', '[id].mdx']],
    [['[id].mdx'], ['[id].mdx']],
  ])('The names %j select the files %j', (names, expected) => {
    expect(chosen(...names)).toEqual(expected);
  });

  it('A name that matches no file is refused', () => {
    expect(() => chosen('one.mdx', 'b/**')).toThrow('No file is named b/**.');
    expect(() => chosen('gone.mdx')).toThrow('No file is named gone.mdx.');
  });
});

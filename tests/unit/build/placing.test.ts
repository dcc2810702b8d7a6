import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeCacheFolder } from '../../../src/shared/cacheFolder.js';
import { finishPlacing } from '../../../src/build/sitePlacement.js';

/** An id that no process has. */
const dead = 2 ** 30;

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-placing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'docs'));
  mkdirSync(path.join(folder, 'mine'));
  writeFileSync(path.join(folder, 'mine/thesis.tex'), 'Mine.');
  return folder;
}

/** A run that says it was about to put a site in its place. */
function claim(folder: string, output: string, files: readonly string[], mark = '_trellis/site.txt'): string {
  const run = path.join(folder, `docs/.trellis/runs/${dead}-0`);
  mkdirSync(path.join(run, 'out/_trellis'), { recursive: true });
  writeFileSync(path.join(run, 'out', mark), 'A mark.');
  writeFileSync(path.join(run, 'placing.json'), JSON.stringify({ output, files: [mark, ...files] }));
  return run;
}

it('Places no files in a folder that is no site', () => {
  const folder = place();
  const run = claim(folder, path.join(folder, 'mine'), []);
  finishPlacing(path.join(folder, 'docs'));
  expect(readdirSync(path.join(folder, 'mine'))).toEqual(['thesis.tex']);
  expect(existsSync(path.join(run, 'placing.json'))).toBe(false);
});

it.each(['../../../../../mine/x', '..', 'a/../../x', '..\\..\\x'])(
  'Places nothing outside the site for a run that lists %s',
  (file) => {
    const folder = place();
    mkdirSync(path.join(folder, 'site/_trellis'), { recursive: true });
    writeFileSync(path.join(folder, 'site/_trellis/site.txt'), 'A mark.');
    writeFileSync(path.join(folder, 'site/page.html'), 'A page.');
    claim(folder, path.join(folder, 'site'), [file]);
    finishPlacing(path.join(folder, 'docs'));
    expect(readFileSync(path.join(folder, 'site/page.html'), 'utf8')).toBe('A page.');
    expect(readdirSync(path.join(folder, 'mine'))).toEqual(['thesis.tex']);
  },
);

it('Places no symbolic link in a site', () => {
  const folder = place();
  mkdirSync(path.join(folder, 'site/_trellis'), { recursive: true });
  writeFileSync(path.join(folder, 'site/_trellis/site.txt'), 'A mark.');
  const run = claim(folder, path.join(folder, 'site'), ['thesis.tex']);
  symlinkSync(path.join(folder, 'mine/thesis.tex'), path.join(run, 'out/thesis.tex'));
  finishPlacing(path.join(folder, 'docs'));
  expect(readdirSync(path.join(folder, 'site'))).toEqual(['_trellis']);
});

it.each([
  ['the cache', '.trellis'],
  ['a folder of the cache', '.trellis/search'],
  ['a run', '.trellis/runs/1-0'],
  ['a file of the cache', '.trellis/texts.json'],
])('Writes nothing through a link in the place of %s', (_, name) => {
  const folder = place();
  const link = path.join(folder, 'docs', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(folder, 'mine'), link);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  makeCacheFolder(path.join(folder, 'docs'));
  expect(said).toHaveBeenCalledExactlyOnceWith(`${name} was no part of a cache: it is thrown away.\n`);
  expect(readdirSync(path.join(folder, 'mine'))).toEqual(['thesis.tex']);
  expect(existsSync(path.join(folder, 'docs/.trellis/.gitignore'))).toBe(true);
});

it('Deletes what lies in the place of the files that Astro writes', () => {
  const folder = place();
  const astro = path.join(folder, 'docs/.trellis/project/.astro');
  mkdirSync(path.join(astro, 'types.d.ts'), { recursive: true });
  mkdirSync(path.join(astro, 'collections'));
  writeFileSync(path.join(astro, 'content.d.ts'), '');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  makeCacheFolder(path.join(folder, 'docs'));
  expect(readdirSync(astro)).toEqual(['collections', 'content.d.ts']);
});

it('Deletes a folder in the place of a site’s record, and a file in the place of a frame', () => {
  const folder = place();
  const cache = path.join(folder, 'docs/.trellis');
  mkdirSync(path.join(cache, 'sites/a.json'), { recursive: true });
  writeFileSync(path.join(cache, 'sites/b.json'), '{}');
  mkdirSync(path.join(cache, 'frames/c'), { recursive: true });
  writeFileSync(path.join(cache, 'frames/d'), '');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  makeCacheFolder(path.join(folder, 'docs'));
  expect([readdirSync(path.join(cache, 'sites')), readdirSync(path.join(cache, 'frames'))]).toEqual([
    ['b.json'],
    ['c'],
  ]);
});

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
function claim(
  folder: string,
  output: string,
  files: readonly string[],
  { text = 'A mark.', name = `${dead}-0` } = {},
): string {
  const mark = '_trellis/site.txt';
  const run = path.join(folder, `docs/.trellis/runs/${name}`);
  mkdirSync(path.join(run, 'out/_trellis'), { recursive: true });
  writeFileSync(path.join(run, 'out', mark), text);
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

/** A site in place, and the text of its mark. */
function siteIn(folder: string): { site: string; text: () => string } {
  const site = path.join(folder, 'site');
  const mark = path.join(site, '_trellis/site.txt');
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, 'old');
  return { site, text: () => readFileSync(mark, 'utf8') };
}

it('Ends with the site of the last of two killed builds', () => {
  const folder = place();
  const { site, text } = siteIn(folder);
  claim(folder, site, [], { text: 'first', name: `${dead}-mlq0` });
  claim(folder, site, [], { text: 'last', name: `${dead}-mlq1` });
  finishPlacing(path.join(folder, 'docs'));
  expect(text()).toBe('last');
});

it('Drops a placement of which only the journal is left', () => {
  const folder = place();
  const { site, text } = siteIn(folder);
  const run = claim(folder, site, []);
  rmSync(path.join(run, 'out'), { recursive: true });
  finishPlacing(path.join(folder, 'docs'), site);
  expect([text(), existsSync(run)]).toEqual(['old', false]);
});

it('Finishes the placement of a killed build whose id another process has', () => {
  const folder = place();
  const { site, text } = siteIn(folder);
  const run = claim(folder, site, [], { text: 'new', name: `${process.ppid}-0` });
  finishPlacing(path.join(folder, 'docs'), path.join(folder, 'other'));
  expect(text()).toBe('old');
  finishPlacing(path.join(folder, 'docs'), site);
  expect([text(), existsSync(run)]).toEqual(['new', false]);
});

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

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkOutput } from '../../src/build/outputPlace.js';
import { runHere } from '../command.js';
import { copyOf, filesOf, has } from './trellis.js';

/** Every file of a folder with its contents. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));

function write(file: string, text = 'Mine.\n'): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('An output path that a build must not replace', () => {
  it.each([
    ['with foreign files', 'important', /important: it contains files that no build/],
    ['with a Git repository', 'repository', /repository: it is a Git repository/],
    ['with a Git repository and a built site', 'pages', /pages: it is a Git repository/],
    ['behind a symbolic link', 'link', /link: it contains files that no build/],
    ['that is the working folder', '.', /it contains the sources/],
    ['that contains the sources', '..', /it contains the (?:sources|home|working)/],
    ['at the root of the file system', '/', /: it is the root of the file system/],
    ['with pages', 'guides', /guides: it contains files that no build/],
    ['among pages', 'guides/new/site', /guides\/new\/site: it lies among the pages/],
    ['in a file', 'docs.json/new/site', /docs\.json\/new\/site: it lies in a file/],
    ['that is a file', 'docs.json', /docs\.json: it is a file/],
    ['in the cache', '.trellis/out', /\.trellis\/out: it lies in the cache/],
    ['in the cache, behind a symbolic link', 'cache/site', /cache\/site: it lies in the cache/],
  ])('A build writes nothing to an output path %s', async (_, out, reason) => {
    const folder = copyOf('minimal');
    write(path.join(folder, 'important/.git/HEAD'));
    rmSync(path.join(folder, 'important/.git'), { recursive: true });
    write(path.join(folder, 'important/thesis.tex'));
    write(path.join(folder, 'repository/.git/HEAD'));
    write(path.join(folder, 'pages/.git/HEAD'));
    write(path.join(folder, 'pages/_trellis/site.txt'));
    symlinkSync(path.join(folder, 'important'), path.join(folder, 'link'));
    symlinkSync(path.join(folder, '.trellis'), path.join(folder, 'cache'));
    const before = contents(folder);
    const place = process.cwd();
    onTestFinished(() => process.chdir(place));
    process.chdir(folder);
    const { code, stderr } = await runHere('build', '.', '--out', out);
    expect(stderr).toMatch(/^Nothing is written to [^\n]*\n$/);
    expect(stderr).toMatch(reason);
    expect(code).toBe(2);
    expect(contents(folder)).toEqual(before);
  });

  it('The home folder cannot be the output', async () => {
    const folder = copyOf('minimal');
    write(path.join(folder, 'home/notes.txt'));
    const env = process.env['HOME'];
    process.env['HOME'] = path.join(folder, 'home');
    try {
      expect(await runHere('build', folder, '--out', path.join(folder, 'home'))).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('home folder') as string,
      });
    } finally {
      process.env['HOME'] = env;
    }
  });

  it('A default output folder with foreign files is not replaced', async () => {
    const folder = copyOf('minimal');
    write(path.join(folder, 'dist/library.js'));
    const { code, stderr } = await runHere('build', folder);
    expect(code).toBe(2);
    expect(stderr).toContain('contains files that no build of Trellis wrote');
    expect(filesOf(path.join(folder, 'dist'))).toEqual(['library.js']);
  });
});

describe('An output folder that a build replaces', () => {
  it.each([
    ['An empty folder', []],
    ['A site', ['_trellis/site.txt', 'CNAME']],
    ['A site of an earlier version', ['.nojekyll', '_trellis/old.js']],
  ])('%s may be replaced', (_, files) => {
    const folder = copyOf('minimal');
    const output = path.join(folder, 'site');
    mkdirSync(output);
    for (const file of files) write(path.join(output, file));
    expect(() => checkOutput({ output, folder, contentFolder: folder })).not.toThrow();
  });

  it('A build replaces a site with the files beside it', async () => {
    const folder = copyOf('minimal');
    const out = path.join(folder, 'site');
    for (const file of ['_trellis/site.txt', '_trellis/old.js', 'CNAME']) write(path.join(out, file));
    expect(await runHere('build', folder, '--out', out)).toMatchObject({ code: 0, stderr: '' });
    expect(has(out, '404.html')).toBe(true);
    expect(has(out, 'CNAME') || has(out, '_trellis/old.js')).toBe(false);
  });

  it('A build into a symbolic link keeps the link', async () => {
    const folder = copyOf('minimal');
    mkdirSync(path.join(folder, 'elsewhere'));
    symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'dist'));
    write(path.join(folder, 'elsewhere/_trellis/site.txt'));
    expect((await runHere('build', folder)).code).toBe(0);
    expect(has(path.join(folder, 'elsewhere'), '404.html')).toBe(true);
  });
});

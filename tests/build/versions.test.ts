import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../src/shared/filesIn.js';
import { runHere } from '../command.js';
import { change, commit, git, repositoryOf } from '../unit/cli/repository.js';
import { trellis, trellisFrom } from './trellis.js';

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const config = (settings: object): string => JSON.stringify({ name: 'Fern', ...settings }, null, 2);

const first = {
  'docs.json': config({
    colors: { primary: '#aa0000' },
    navigation: { pages: ['index', 'guides/water', 'guides/gone'] },
    redirects: [{ source: '/rain', destination: '/guides/water' }],
  }),
  'index.mdx': page('Home', 'import Note from "/snippets/note.mdx"\n\n[Water](/guides/water) <Note />'),
  'guides/water.mdx': page('Water', 'Pour oldword.'),
  'guides/gone.mdx': page('Gone', 'Nothing oldword.'),
  'snippets/note.mdx': 'Snippet of the first version.',
};
const versions = [
  { version: 'v2', ref: 'v2.x', tag: 'LTS', notice: false, canonical: false },
  { version: 'v1', ref: 'v1.0' },
];
const newest = (settings: object = {}): string =>
  config({
    colors: { primary: '#00aa77' },
    navigation: { pages: ['index', 'guides/water', 'guides/new'] },
    ...settings,
    trellis: { siteUrl: 'https://fern.example', versions, ...(settings as { trellis?: object }).trellis },
  });

/** A repository with v1 as a tag, v2 as a branch, and the newest version in the working folder. */
function garden(config = newest()): string {
  const folder = repositoryOf(first);
  git(folder, 'tag', 'v1.0');
  change(folder, { 'guides/water.mdx': page('Water', 'Pour midword.') });
  commit(folder);
  git(folder, 'branch', 'v2.x');
  change(folder, {
    'docs.json': config,
    'index.mdx': page('Home', 'Start.'),
    'guides/water.mdx': page('Water', 'Pour newword.'),
    'guides/new.mdx': page('New', 'Newword.'),
    'guides/gone.mdx': undefined,
    'snippets/note.mdx': undefined,
  });
  commit(folder);
  return folder;
}

const read = (folder: string, file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8');
const htmlAt = (folder: string, address: string): string => read(folder, path.join(address, 'index.html'));
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const noticeOf = (html: string): string | undefined => /<div class="prose version-notice".*?<\/a>/s.exec(html)?.[0];
const menuOf = (html: string): string[] =>
  [...(/<div class="version-select">.*?<\/div>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(
    ([, href, label]) => `${label} ${href}`,
  );
const fragmentsIn = (folder: string, under: string): string =>
  filesIn(path.join(folder, 'dist', under))
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => gunzipSync(readFileSync(path.join(folder, 'dist', under, file))).toString())
    .join('\n');

describe('versions from git', () => {
  it('Two builds at once both show all versions', async () => {
    const folder = garden();
    const words = ['one', 'two'].map((name) => ['build', folder, '--out', path.join(folder, name)]);
    expect(await Promise.all(words.map((each) => trellisFrom(folder, ...each)))).toEqual([0, 0]);
    const [one, two] = ['one', 'two'].map((name) => filesIn(path.join(folder, name)));
    expect(one).toEqual(two);
    expect(one).toEqual(expect.arrayContaining(['v1/guides/water/index.html', 'v2/guides/water/index.html']));
  });

  it('A version is built again if the record of its files is lost, as with another version of Node.js', async () => {
    const folder = garden();
    await runHere('build', folder);
    rmSync(path.join(folder, '.trellis/versions/v1/version.bin'));
    expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
    expect(htmlAt(folder, 'v1/guides/water')).toContain('Pour oldword.');
  });

  it('Shows a tag and a branch as versions, which link to each other', async () => {
    const folder = garden();
    expect(await runHere('build', folder)).toMatchObject({ code: 0, stderr: '' });

    const water = htmlAt(folder, 'v1/guides/water');
    expect(water).toContain('Pour oldword.');
    expect(menuOf(water)).toEqual(['Latest /guides/water', 'v2 /v2/guides/water', 'v1 /v1/guides/water']);
    expect(menuOf(htmlAt(folder, 'guides/new'))).toEqual(['Latest /guides/new', 'v2 /v2/', 'v1 /v1/']);
    expect(noticeOf(water)).toMatch(/an older version: v1\..*href="\/guides\/water">Read this page/s);
    expect(canonicalOf(water)).toBe('https://fern.example/guides/water');
    const gone = htmlAt(folder, 'v1/guides/gone');
    expect(noticeOf(gone)).toMatch(/href="\/">Go to the latest version/);
    expect(canonicalOf(gone)).toBe('https://fern.example/v1/guides/gone');
    expect(noticeOf(htmlAt(folder, 'guides/water'))).toBeUndefined();

    // v2 turns both off.
    const second = htmlAt(folder, 'v2/guides/water');
    expect(second).toContain('Pour midword.');
    expect([noticeOf(second), canonicalOf(second)]).toEqual([undefined, 'https://fern.example/v2/guides/water']);

    // Links and snippets are those of the version, and the look is that of the newest.
    const home = htmlAt(folder, 'v1');
    expect(home).toContain('href="/v1/guides/water"');
    expect(home).toContain('Snippet of the first version.');
    expect(home).not.toContain('#aa0000');

    expect(read(folder, 'sitemap.xml')).toMatch(
      /fern\.example\/guides\/new<.*\/v2\/guides\/gone<.*\/v1\/guides\/gone</s,
    );
    expect(read(folder, 'llms.txt')).toMatch(/\(v1\)\n\n.*fern\.example\/v1\/index\.md/s);
    expect(JSON.parse(read(folder, '_trellis/pages.json'))).toMatchObject({
      versions: ['Latest', 'v2', 'v1'],
      pages: expect.arrayContaining([
        expect.objectContaining({ path: '/guides/new', versions: ['Latest'] }),
        expect.objectContaining({ path: '/v1/guides/gone', versions: ['v1'] }),
      ]),
    });
    expect(read(folder, '_redirects')).toContain('/v1/rain /v1/guides/water 301');
    expect(htmlAt(folder, 'v1/rain')).toContain('url=/v1/guides/water');
    expect([fragmentsIn(folder, '_trellis/search'), fragmentsIn(folder, 'v1/_trellis/search')]).toEqual([
      expect.not.stringMatching(/oldword|midword/),
      expect.not.stringMatching(/newword|midword/),
    ]);
    expect(fragmentsIn(folder, 'v1/_trellis/search')).toContain('oldword');
    expect(existsSync(path.join(folder, 'dist/v1/404.html'))).toBe(false);
  });

  it('Makes a version again only when its ref, or the address of another version, has changed', async () => {
    const folder = garden();
    await runHere('build', folder);
    const places = ['v1', 'v2'].map((name) => path.join(folder, '.trellis/versions', name));
    const times = (): number[] => places.map((place) => statSync(path.join(place, 'version.bin')).mtimeMs);
    const [before, water] = [times(), htmlAt(folder, 'v1/guides/water')];

    change(folder, { 'guides/water.mdx': page('Water', 'Pour edited.') });
    // A version that is not made again does not need its pages.
    for (const place of places) rmSync(path.join(place, 'commits'), { recursive: true });
    expect(trellis('build', folder).code).toBe(0);
    expect(times()).toEqual(before);
    expect(places.map((place) => existsSync(path.join(place, 'commits')))).toEqual([false, false]);
    expect(htmlAt(folder, 'guides/water')).toContain('Pour edited.');
    expect(htmlAt(folder, 'v1/guides/water')).toBe(water);

    git(folder, 'stash', '--quiet');
    git(folder, 'checkout', '--quiet', 'v2.x');
    change(folder, { 'guides/water.mdx': page('Water', 'Pour patched.') });
    commit(folder);
    git(folder, 'checkout', '--quiet', 'main');
    trellis('build', folder);
    expect(htmlAt(folder, 'v2/guides/water')).toContain('Pour patched.');
    expect(places.map((place) => existsSync(path.join(place, 'commits')))).toEqual([false, true]);

    change(folder, {
      'docs.json': newest({ navigation: { pages: ['index', 'guides/water', 'guides/gone'] } }),
      'guides/gone.mdx': page('Gone', 'Back.'),
    });
    trellis('build', folder);
    expect(canonicalOf(htmlAt(folder, 'v1/guides/gone'))).toBe('https://fern.example/guides/gone');
  });

  it('Lists versions of the navigation and of git in one menu, below a base, in the language of the page', async () => {
    const folder = garden(
      newest({
        navigation: {
          versions: [
            { version: 'v4', pages: ['index', 'guides/water'] },
            { version: 'v3', pages: ['guides/new'] },
          ],
        },
        trellis: { siteUrl: 'https://fern.example', language: 'de', versions: [versions[1]] },
      }),
    );
    expect(await runHere('build', folder, '--base', '/docs')).toMatchObject({ code: 0, stderr: '' });
    expect(menuOf(htmlAt(folder, 'guides/water'))).toEqual([
      'v4 /docs/guides/water',
      'v3 /docs/guides/new',
      'v1 /docs/v1/guides/water',
    ]);
    const water = htmlAt(folder, 'v1/guides/water');
    expect(menuOf(water)).toEqual(['v4 /docs/guides/water', 'v3 /docs/guides/new', 'v1 /docs/v1/guides/water']);
    expect(noticeOf(water)).toMatch(/ältere Version: v1\..*href="\/docs\/guides\/water"/s);
    expect(canonicalOf(water)).toBe('https://fern.example/docs/guides/water');
  });

  it('Leaves out versions with a fault, each with a warning at its line, and builds the rest', async () => {
    const folder = repositoryOf({ 'readme.md': 'Empty.' });
    git(folder, 'tag', 'empty');
    change(folder, { 'docs.json': '{ "name": ' });
    commit(folder);
    git(folder, 'tag', 'broken');
    change(folder, {
      'docs.json': config({ navigation: { pages: ['index'] } }),
      'index.mdx': page('Home', '{[].first.word}'),
    });
    commit(folder);
    git(folder, 'tag', 'faulty');
    const refs = ['empty', 'broken', 'faulty', 'fauly'];
    const list = refs.map((ref, index) => ({ version: `v${index}`, ref }));
    change(folder, {
      'docs.json': config({
        navigation: { pages: ['index'] },
        trellis: { versions: [...list, { version: 'guides', ref: 'faulty' }] },
      }),
      'index.mdx': page('Home', 'Fine.'),
      'guides/a.mdx': page('A', 'A.'),
    });
    const { code, stderr } = await runHere('build', folder);
    const messages = [
      ...stderr.matchAll(/^\s+(\d+):\d+ warning (The version|A page of the version) (.*)  ?config\/version-ref$/gm),
    ].map(([, line, , message]) => `${line} ${message?.trim().replaceAll(folder, '…')}`);
    expect(code).toBe(0);
    expect(messages).toEqual([
      '12 "v0" is left out. There is no docs.json in the root at empty.',
      expect.stringMatching(/^16 "v1" is left out\. Its docs\.json at broken cannot be read: /),
      expect.stringMatching(/^20 "v2" cannot be shown completely: index\.mdx:\d+: /),
      '24 "v3" is left out. There is no branch, tag or commit fauly in …. Did you mean faulty?',
      '27 "guides" is left out. Other pages have addresses that begin with /guides/.',
    ]);
    expect(htmlAt(folder, '')).toContain('Fine.');
    expect(menuOf(htmlAt(folder, ''))).toEqual(['Latest /', 'v2 /v2/']);
    const checked = await runHere('check', folder);
    expect([...`${checked.stdout}${checked.stderr}`.matchAll(/is left out\. /g)]).toHaveLength(4);
  });
});

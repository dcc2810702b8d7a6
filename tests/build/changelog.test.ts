import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { change, commit, git, repositoryOf } from '../unit/cli/repository.js';
import { runHere } from '../command.js';
import { trellis } from './trellis.js';

const specification = (paths: object, version: string): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Plants', version }, servers: [{ url: '/' }], paths });
const operation = (summary: string, ...parameters: string[]): object => ({
  summary,
  parameters: parameters.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  responses: { 200: { description: 'Done.' } },
});
const config = (versions: object[], settings: object = {}): string =>
  JSON.stringify(
    {
      name: 'Fern',
      navigation: { groups: [{ group: 'API', openapi: 'api.json', pages: ['changes', 'GET /plants', 'GET /seeds'] }] },
      trellis: {
        siteUrl: 'https://fern.example',
        changelogs: [{ page: 'changes', openapi: 'api.json', versions, ...settings }],
      },
    },
    null,
    2,
  );

const declared = [
  { ref: 'v1.1', version: '1.1', date: '2026-02-28' },
  { ref: 'v1.0' },
  { version: '0.9', openapi: 'old.json' },
];

/** A repository with two releases, an older one in a file, and changes that are not committed. */
function garden(): string {
  const folder = repositoryOf({
    'docs.json': config(declared),
    'index.mdx': '[Changes](/changes)',
    'old.json': specification({ '/plants': { get: operation('List plants') } }, '0.9'),
    'api.json': specification({ '/plants': { get: operation('List plants', 'a') } }, '1.0'),
  });
  git(folder, 'tag', 'v1.0');
  change(folder, {
    'api.json': specification(
      { '/plants': { get: operation('List plants', 'a') }, '/seeds': { get: operation('List seeds') } },
      '1.1',
    ),
  });
  commit(folder);
  git(folder, 'tag', 'v1.1');
  const now = { '/plants': { get: operation('List plants', 'b', 'a') }, '/seeds': { get: operation('List seeds') } };
  change(folder, { 'api.json': specification(now, '1.2') });
  return folder;
}

const read = (folder: string, file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8');
const updatesIn = (html: string): string[] =>
  [...html.matchAll(/<h2 class="update-label"[^>]*>([^<]+)/g)].map(([, label = '']) => label.trim());
const badgesIn = (html: string): string[] =>
  [...html.matchAll(/>\s*Since\s+([\w.]+)\s*</g)].map(([, since = '']) => since);

describe('changelog of an API', () => {
  it('Lists what changed between commits, files and the folder', async () => {
    const folder = garden();
    expect(await runHere('build', folder)).toMatchObject({ code: 0, stderr: '' });

    const page = read(folder, 'changes/index.html');
    expect(updatesIn(page)).toEqual(['1.2', '1.1', 'v1.0']);
    expect(page).toContain('February 28, 2026');
    expect(page).toMatch(
      /The operation <a[^>]*href="\/[^"]*list-seeds"[^>]*><code>GET \/seeds<\/code><\/a> was added\./,
    );
    expect(page).not.toContain('Edit this page');
    const markdown = read(folder, 'changes.md');
    expect(markdown).toContain('The query parameter `b` was added.');

    const { versions } = JSON.parse(read(folder, 'changes.json')) as {
      versions: { version: string; previous: string; changes: { rule: string }[] }[];
    };
    expect(
      versions.map(({ version, previous, changes }) => [version, previous, changes.map(({ rule }) => rule)]),
    ).toEqual([
      ['1.2', '1.1', ['parameter-added']],
      ['1.1', 'v1.0', ['operation-added']],
      ['v1.0', '0.9', ['parameter-added']],
    ]);
    const feed = read(folder, 'changes/rss.xml');
    expect(feed.match(/<title>[^<]+/g)).toEqual([
      '<title>Fern: API changelog',
      '<title>1.2',
      '<title>1.1',
      '<title>v1.0',
    ]);

    const plants = read(folder, 'api-reference/list-plants/index.html');
    expect(badgesIn(plants)).toEqual(['1.2', 'v1.0']);
    expect(badgesIn(read(folder, 'api-reference/list-seeds/index.html'))).toEqual(['1.1']);
    expect(read(folder, 'api-reference/list-seeds.md')).toMatch(/^Since 1\.1$/m);
    // The file that readers download is the author's.
    expect(read(folder, 'api.json')).not.toContain('x-since');

    // A build in which nothing changed reads no commit, and the same pages come out.
    git(folder, 'tag', '--delete', 'v1.0', 'v1.1');
    git(folder, 'branch', 'v1.0', 'HEAD~1');
    git(folder, 'branch', 'v1.1', 'HEAD');
    expect(trellis('build', folder)).toMatchObject({ code: 0, stderr: '' });
    expect(read(folder, 'changes/index.html')).toBe(page);

    // An edit of the specification is in the next build.
    change(folder, { 'api.json': specification({ '/plants': { get: operation('List plants', 'a') } }, '2.0') });
    expect(trellis('build', folder).code).toBe(0);
    expect(read(folder, 'changes.md')).toContain('The operation `GET /seeds` was removed.');
  });

  it('Leaves out versions that cannot be read, with a warning at their line', async () => {
    const folder = garden();
    const versions = [{ ref: 'v1.1' }, { ref: 'v7' }, { openapi: 'none.json' }, { version: '5' }, { ref: 'v1.0' }];
    change(folder, { 'docs.json': config(versions) });
    const { code, stderr } = await runHere('check', folder);
    expect(code).toBe(0);
    expect(stderr.match(/A version of the changelog is left out.*/g)).toEqual([
      expect.stringContaining('There is no branch, tag or commit v7'),
      expect.stringContaining('the folder has no specification none.json'),
      expect.stringContaining('it has neither `ref` nor `openapi`'),
    ]);
    expect(stderr).toMatch(/\d+:\d+ warning A version of the changelog.*config\/changelog/);
  });

  it('Says why there is no changelog', async () => {
    const folder = garden();
    change(folder, { 'docs.json': config(declared, { openapi: 'other.json' }), 'changes.mdx': '# Mine\n' });
    const { stderr } = await runHere('check', folder);
    expect(stderr).toContain('The site has no OpenAPI specification other.json');
    expect(stderr).toContain('The page changes is a file of the folder');
    expect((await runHere('build', folder)).code).toBe(0);
    expect(read(folder, 'changes/index.html')).toContain('Mine');
    expect(existsSync(path.join(folder, 'dist', 'changes.json'))).toBe(false);
  });
});

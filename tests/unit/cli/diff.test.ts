import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFailure, type Change } from '../../../src/cli/diff/change.js';
import { compareSnapshots } from '../../../src/cli/diff/compare.js';
import type { PageState, Snapshot } from '../../../src/cli/diff/snapshot.js';
import { folderOf } from './folder.js';
import { change, commit, git, repositoryOf } from './repository.js';
import { run } from './run.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const docs = (pages: readonly string[], more: object = {}): string =>
  `${JSON.stringify({ name: 'Fern', navigation: { pages }, ...more }, null, 2)}\n`;
const openapi = (paths: object): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Plants', version: '1' }, paths });
const operation = (summary: string): object => ({ summary, responses: { 200: { description: 'It.' } } });

const site = {
  'docs.json': docs(['index', 'guides/soil', 'guides/water']),
  'index.mdx': page('Home', '## Start\n\n## End'),
  'guides/soil.mdx': page('Soil', '## Clay\n\n## Sand'),
  'guides/water.mdx': page('Water', 'Pour.'),
  'files/plan.pdf': 'A plan.',
};

async function changesOf(...words: string[]): Promise<{ code: number; changes: Change[] }> {
  const { code, stdout, stderr } = await run('diff', ...words, '--json');
  expect(stderr).toBe('');
  return { code, changes: (JSON.parse(stdout) as { changes: Change[] }).changes };
}

describe('diff', () => {
  it('Says nothing about the same state, and leaves no copy behind', async () => {
    const folder = repositoryOf(site);
    const temporary = folderOf({});
    vi.stubEnv('TMPDIR', temporary);
    const { code, stdout, stderr } = await run('diff', 'main', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`From main to ${folder}: nothing changed.\nNo address died.\n`);
    expect(readdirSync(temporary)).toEqual([]);
    expect(git(folder, 'status', '--porcelain', '--', ':!.trellis')).toBe('');
  });

  it('Tells pages that were added, changed, moved and deleted, and their likely new places', async () => {
    const folder = repositoryOf(site);
    change(folder, {
      'docs.json': docs(['index', 'guides/earth', 'guides/light']),
      'index.mdx': page('Home', '## Start\n\n## Finish'),
      'guides/soil.mdx': undefined,
      'guides/earth.mdx': site['guides/soil.mdx'],
      'guides/water.mdx': undefined,
      'guides/light.mdx': page('Light'),
      'files/plan.pdf': undefined,
    });
    const { code, changes } = await changesOf('HEAD', folder);
    expect(code).toBe(1);
    expect(changes).toMatchObject([
      { subject: 'page', kind: 'changed', address: '/' },
      { subject: 'page', kind: 'added', address: '/guides/light', title: 'Light' },
      {
        subject: 'page',
        kind: 'moved',
        address: '/guides/soil',
        to: '/guides/earth',
        isDead: true,
        likely: { address: '/guides/earth', by: 'content' },
      },
      { subject: 'page', kind: 'gone', address: '/guides/water', isDead: true },
      { subject: 'file', kind: 'gone', address: '/files/plan.pdf', isDead: true },
      { subject: 'heading', kind: 'gone', address: '/#end' },
      { subject: 'heading', kind: 'added', address: '/#finish' },
    ]);
  });

  it('Accepts what a redirect covers, a wildcard included, and not one that leads nowhere', async () => {
    const folder = repositoryOf(site);
    git(folder, 'mv', 'guides', 'manual');
    const to = (redirects: object): Record<string, string> => ({
      'docs.json': docs(['index', 'manual/soil', 'manual/water'], { redirects }),
    });
    change(folder, to([{ source: '/guides/:slug*', destination: '/manual/:slug*' }]));
    const { code, changes } = await changesOf('HEAD', folder);
    expect(code).toBe(0);
    expect(changes).toMatchObject([
      { kind: 'moved', address: '/guides/soil', to: '/manual/soil', redirect: '/manual/soil', isDead: false },
      { kind: 'moved', address: '/guides/water', to: '/manual/water', redirect: '/manual/water', isDead: false },
    ]);
    change(folder, to([{ source: '/guides/:slug*', destination: '/handbook/:slug*' }]));
    expect((await changesOf('HEAD', folder)).changes.filter(isFailure)).toHaveLength(2);
  });

  it('Notices a redirect that was taken out, and where it should lead', async () => {
    const folder = repositoryOf({
      ...site,
      'docs.json': docs(['index', 'guides/soil'], { redirects: [{ source: '/old', destination: '/guides/soil' }] }),
    });
    change(folder, { 'docs.json': site['docs.json'] });
    const { code, changes } = await changesOf('HEAD', folder);
    expect(code).toBe(1);
    expect(changes.filter(isFailure)).toMatchObject([
      { subject: 'redirect', address: '/old', likely: { address: '/guides/soil' } },
    ]);
  });

  it('Does not blame a change for a redirect that led nowhere before', async () => {
    const redirects = [{ source: '/old', destination: '/nowhere' }];
    const folder = repositoryOf({ ...site, 'docs.json': docs(['index', 'guides/soil'], { redirects }) });
    expect((await changesOf('HEAD', folder)).code).toBe(0);
    change(folder, { 'docs.json': docs(['index', 'guides/soil']) });
    expect((await changesOf('HEAD', folder)).changes.filter(isFailure)).toEqual([]);
  });

  it('Names a heading that moved to another page, and one that was respelt', async () => {
    const folder = repositoryOf(site);
    change(folder, {
      'guides/soil.mdx': page('Soil', '## Clays'),
      'guides/water.mdx': page('Water', 'Pour.\n\n## Sand'),
    });
    const { code, changes } = await changesOf('HEAD', folder);
    expect(code).toBe(0);
    expect(changes.filter(({ subject, kind }) => subject === 'heading' && kind !== 'added')).toMatchObject([
      { kind: 'gone', address: '/guides/soil#clay', likely: { address: '/guides/soil#clays' } },
      { kind: 'moved', address: '/guides/soil#sand', to: '/guides/water#sand' },
    ]);
  });

  it('Compares pages by the snippets that they import', async () => {
    const folder = repositoryOf({
      ...site,
      'snippets/note.mdx': '## Note',
      'guides/water.mdx': page('Water', "import Pouring from '/snippets/note.mdx'\n\n<Pouring />"),
    });
    change(folder, { 'snippets/note.mdx': '## Warning' });
    const { changes } = await changesOf('HEAD', folder);
    expect(changes.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'changed /guides/water',
      'gone /guides/water#note',
      'added /guides/water#warning',
    ]);
  });

  it('Follows an operation whose page and file are renamed', async () => {
    const navigation = (file: string): string =>
      JSON.stringify({ name: 'Fern', navigation: { tabs: [{ tab: 'API', openapi: file }] } });
    const folder = repositoryOf({
      'docs.json': navigation('api.json'),
      'api.json': openapi({ '/plants': { get: operation('List plants'), post: operation('Add a plant') } }),
    });
    change(folder, {
      'docs.json': navigation('garden.json'),
      'api.json': undefined,
      'garden.json': openapi({ '/plants': { get: operation('Read all plants') } }),
    });
    const { code, changes } = await changesOf('HEAD', folder);
    expect(code).toBe(1);
    expect(changes.filter(({ subject }) => subject === 'operation')).toMatchObject([
      { kind: 'gone', title: 'POST /plants', address: '/api-reference/add-a-plant', isDead: true },
      {
        kind: 'moved',
        title: 'GET /plants',
        address: '/api-reference/list-plants',
        to: '/api-reference/read-all-plants',
      },
    ]);
  });

  it('Compares two refs of a folder inside a repository, across a merge', async () => {
    const root = repositoryOf(Object.fromEntries(Object.entries(site).map(([name, text]) => [`docs/${name}`, text])));
    git(root, 'checkout', '--quiet', '-b', 'side');
    change(root, { 'docs/guides/soil.mdx': undefined, 'docs/docs.json': docs(['index', 'guides/water']) });
    commit(root);
    git(root, 'checkout', '--quiet', 'main');
    change(root, { 'docs/guides/air.mdx': page('Air') });
    commit(root);
    git(root, 'merge', '--quiet', '--no-edit', 'side');
    const { code, changes } = await changesOf('HEAD~1', path.join(root, 'docs'));
    expect(code).toBe(1);
    expect(changes).toMatchObject([{ kind: 'gone', address: '/guides/soil' }]);
    vi.spyOn(process, 'cwd').mockReturnValue(path.join(root, 'docs'));
    expect((await changesOf('side', 'main')).changes).toMatchObject([{ kind: 'added', address: '/guides/air' }]);
    vi.restoreAllMocks();
  });

  it('Reads folders that `git archive` would leave out', async () => {
    const folder = repositoryOf({ ...site, '.gitattributes': 'guides export-ignore\n' });
    expect((await changesOf('HEAD', folder)).changes).toEqual([]);
  });
});

describe('diff --fix', () => {
  it('Writes redirects, and keeps comments and layout', async () => {
    const text = [
      '{',
      '    // Ours.',
      '    "name": "Fern",',
      '    "navigation": { "pages": ["index", "guides/soil", "guides/water"] },',
      '    "redirects": [',
      '        { "source": "/older", "destination": "/guides/soil" }, // Kept.',
      '    ],',
      '}',
      '',
    ].join('\n');
    const folder = repositoryOf({ ...site, 'docs.json': text });
    renameSync(path.join(folder, 'guides/soil.mdx'), path.join(folder, 'guides/earth.mdx'));
    change(folder, { 'docs.json': text.replace('"guides/soil", ', '"guides/earth", ') });
    const { code, stdout, stderr } = await run('diff', 'HEAD', folder, '--fix');
    expect(stderr).toBe('Wrote 2 redirects into docs.json.\n');
    expect(stdout).toContain('No address died.');
    expect(code).toBe(0);
    const fixed = readFileSync(path.join(folder, 'docs.json'), 'utf8');
    expect(fixed).toContain('    // Ours.\n');
    expect(fixed).toContain('{ "source": "/older", "destination": "/guides/earth" }');
    expect(fixed).toContain('// Kept.');
    expect(fixed).toMatch(/"source": "\/guides\/soil",\s+"destination": "\/guides\/earth"/);
  });

  it('Writes into the file that docs.json takes its redirects from', async () => {
    const files = {
      ...site,
      'docs.json': docs(['index', 'guides/soil'], { redirects: { $ref: './redirects.json' } }),
      'redirects.json': '[{ "source": "/older", "destination": "/guides/water" }]\n',
    };
    const folder = repositoryOf(files);
    renameSync(path.join(folder, 'guides/soil.mdx'), path.join(folder, 'guides/earth.mdx'));
    expect(await run('diff', 'HEAD', folder, '--fix')).toMatchObject({
      stderr: 'Wrote 1 redirect into redirects.json.\n',
    });
    expect(readFileSync(path.join(folder, 'docs.json'), 'utf8')).toBe(files['docs.json']);
  });

  it('Is refused where there is no docs.json to write to', async () => {
    const folder = repositoryOf(site);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(await run('diff', 'HEAD', 'main', '--fix')).toMatchObject({ code: 2 });
    vi.restoreAllMocks();
  });
});

describe('diff with a sitemap', () => {
  const sitemap = (...places: string[]): string =>
    `<?xml version="1.0"?><urlset>${places.map((at) => `<url><loc>https://fern.example${at}</loc></url>`).join('')}</urlset>`;

  it('Proves that every address of the live site answers', async () => {
    const folder = folderOf({
      ...site,
      'docs.json': docs(['index'], { redirects: [{ source: '/start', destination: '/' }] }),
      'live.xml': sitemap('/docs/', '/docs/start', '/docs/guides/soil/', '/docs/guides/watr', '/docs/caf%C3%A9'),
    });
    const { code, changes } = await changesOf(path.join(folder, 'live.xml'), folder, '--base', '/docs');
    expect(code).toBe(1);
    expect(changes.filter(isFailure)).toMatchObject([
      { address: '/café' },
      { address: '/guides/watr', likely: { address: '/guides/water', by: 'address' } },
    ]);
  });

  it('Does not take a snippet beside its pages for a new page', async () => {
    const folder = folderOf({
      'docs.json': docs(['guides/soil']),
      'guides/soil.mdx': page('Soil', "import Clay from './snippets/clay.mdx'\n\n<Clay />"),
      'guides/snippets/clay.mdx': page('Clay'),
      'live.xml': sitemap('/guides/soil'),
    });
    expect((await changesOf(path.join(folder, 'live.xml'), folder)).changes).toEqual([]);
  });

  it('Reads an index of sitemaps over HTTP, and says what a server answers', async () => {
    const folder = folderOf(site);
    const server = createServer(({ url = '' }, response) => {
      const texts: Record<string, string> = {
        '/sitemap.xml': `<sitemapindex><sitemap><loc>http://${host}/pages.xml</loc></sitemap></sitemapindex>`,
        '/pages.xml': sitemap('/guides/soil', '/gone'),
        '/page': '<!doctype html><title>Fern</title>',
      };
      response.statusCode = texts[url] === undefined ? 503 : 200;
      response.end(texts[url]);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { changes } = await changesOf(`http://${host}/sitemap.xml`, folder);
      expect(changes.filter(isFailure)).toMatchObject([{ address: '/gone' }]);
      expect(await run('diff', `http://${host}/page`, folder)).toMatchObject({
        code: 1,
        stderr: `http://${host}/page is an HTML page; its first element should be \`urlset\` or \`sitemapindex\`.\n`,
      });
      expect(await run('diff', `http://${host}/busy`, folder)).toMatchObject({
        code: 1,
        stderr: `http://${host}/busy answers with status 503.\n`,
      });
    } finally {
      server.close();
    }
    expect((await run('diff', `http://${host}/sitemap.xml`, folder)).stderr).toMatch(/^\S+ cannot be fetched: .+\n$/);
  });
});

it('Compares a built folder with the pages, and follows its redirects', async () => {
  const built = folderOf({
    'index.html': '<title>Home</title>',
    '404.html': '<title>None</title>',
    'guides/soil/index.html': '<title>Soil</title>',
    'guides/soil.md': 'Text.',
    'old/index.html': '<!doctype html><meta http-equiv="refresh" content="0;url=/guides/soil">',
    'older.html': '<title>Older</title>',
    'files/plan.pdf': 'A plan.',
    'sitemap.xml': '',
  });
  const folder = folderOf(site);
  const { changes } = await changesOf(built, folder);
  expect(changes.filter(isFailure).map(({ subject, address }) => `${subject} ${address}`)).toEqual([
    'page /older',
    'redirect /old',
  ]);
  expect((await changesOf(folder, built)).changes.filter(isFailure).map(({ address }) => address)).toEqual([
    '/guides/water',
  ]);
});

describe('diff --github', () => {
  it('Writes a comment with links into a preview, and escapes titles', async () => {
    const folder = repositoryOf(site);
    change(folder, {
      'guides/soil.mdx': page('"Soil | [x](https://evil.example) <b>"', '## Clay'),
      'guides/water.mdx': undefined,
    });
    const { code, stdout } = await run('diff', 'HEAD', folder, '--github', '--preview', 'https://preview.example/7/');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^<!-- trellis-docs diff -->\n### /);
    expect(stdout).toContain('**1 address died without a redirect.**');
    expect(stdout).toContain('| Water | **dead:** `/guides/water`; nothing similar is left |');
    expect(stdout).toContain(
      '](https://preview.example/7/guides/soil) | changed `/guides/soil`<br>gone heading `#sand` |',
    );
    expect(stdout).not.toContain('[x](');
    expect(stdout).not.toContain('<b>');
  });
});

describe('diff with a name that it cannot read', () => {
  const refused = async (...words: string[]): Promise<string> => {
    const { code, stdout, stderr } = await run('diff', ...words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    return stderr;
  };

  it('Says that there is no repository, no such ref, no docs.json, and no git', async () => {
    const plain = folderOf(site);
    expect(await refused('main', plain)).toContain('is not in a git repository');
    const folder = repositoryOf({ 'readme.txt': '' });
    change(folder, site);
    expect(await refused('main', folder)).toBe('There is no docs.json in the root at main.\n');
    expect(await refused('mian', folder)).toContain('There is no file, folder, branch, tag or commit');
    expect(await refused('--', '--output=x', folder)).toContain('There is no file, folder, branch, tag or commit');
    expect(await refused(folderOf({ 'a.txt': '' }), folder)).toContain('There is no docs.json in');
    vi.stubEnv('PATH', plain);
    expect(await refused('main', folder)).toMatch(/^git is not installed/);
  });

  it('Says that a clone is shallow', async () => {
    const origin = repositoryOf(site);
    const first = git(origin, 'rev-parse', 'HEAD');
    change(origin, { 'index.mdx': page('Start') });
    commit(origin);
    const clone = path.join(folderOf({}), 'clone');
    git(origin, 'clone', '--quiet', '--depth', '1', `file://${origin}`, clone);
    expect(await refused(first, clone)).toMatch(/^This clone is shallow and lacks .*--unshallow/);
  });

  it('Says that a folder has a docs.json that cannot be read', async () => {
    const folder = repositoryOf({ ...site, 'docs.json': '{' });
    change(folder, { 'docs.json': site['docs.json'] });
    expect(await refused('HEAD', folder)).toMatch(/^docs\.json of HEAD cannot be read/);
  });
});

describe('The comparison of any two states', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}(?:\/[a-z]{1,6})?$/).map((text) => `/${text}`);
  const states = fc.uniqueArray(name, { minLength: 1, maxLength: 8 });
  const snapshot = (pages: ReadonlyMap<string, PageState>, redirects: Snapshot['redirects'] = []): Snapshot => ({
    ...{ name: '', pages, files: new Map(), redirects, sources: redirects.map(({ source }) => source) },
    hasFile: () => false,
  });
  const pagesAt = (paths: readonly string[]): Map<string, PageState> =>
    new Map(paths.map((path, index) => [path, { digest: String(index % 3), title: `Page ${index % 2}` }]));

  it('Reports a page that moved as dead if it has no redirect, and never if it has one', () => {
    fc.assert(
      fc.property(states, fc.array(fc.tuple(fc.nat(), name, fc.boolean())), (paths, moves) => {
        const pages = pagesAt(paths);
        const redirects: { source: string; destination: string; permanent: boolean }[] = [];
        const left = new Set<string>();
        for (const [index, to, isCovered] of moves) {
          const from = paths[index % paths.length] ?? '';
          const state = pages.get(from);
          if (!state || pages.has(to) || left.has(to) || paths.includes(to)) continue;
          pages.delete(from);
          pages.set(to, state);
          if (isCovered) redirects.push({ source: from, destination: to, permanent: true });
          else left.add(from);
        }
        const dead = compareSnapshots(snapshot(pagesAt(paths)), snapshot(pages, redirects)).filter(isFailure);
        expect(new Set(dead.map(({ address }) => address))).toEqual(left);
      }),
    );
  });
});
